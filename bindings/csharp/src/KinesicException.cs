using System;
using System.Runtime.InteropServices;
using System.Text;

namespace Kinesic {
/// <summary>The engine refused a call, which changed nothing. The message is the engine's sentence.</summary>
public class KinesicException : Exception
{
    /// <summary>What kind of failure it is.</summary>
    public ErrorCode Code { get; private set; }

    internal KinesicException(int code, string sentence) : base(sentence)
    {
        Code = (ErrorCode)code;
    }

    internal static unsafe KinesicException WithoutEngine(int code)
    {
        return new KinesicException(code, Text.From(Native.kin_last_error()));
    }
}

/// <summary>Texts of C: UTF-8 with a zero byte at the end.</summary>
internal static unsafe class Text
{
    internal static string From(byte* text)
    {
        if (text == null)
            return "";
        int count = 0;
        while (text[count] != 0)
            count++;
        byte[] bytes = new byte[count];
        Marshal.Copy((IntPtr)text, bytes, 0, count);
        return Encoding.UTF8.GetString(bytes);
    }

    internal static byte[] To(string text)
    {
        if (text == null)
            throw new ArgumentNullException("text");
        if (text.IndexOf('\0') >= 0)
            throw new ArgumentException("the text has a zero character");
        byte[] bytes = new byte[Encoding.UTF8.GetByteCount(text) + 1];
        Encoding.UTF8.GetBytes(text, 0, text.Length, bytes, 0);
        return bytes;
    }
}
}
