using System;
using System.Collections.Generic;
using System.IO;
using System.Runtime.InteropServices;

namespace Kinesic {
/// <summary>What a finding is about; docs/lint.md says what each means.</summary>
public enum FindingKind
{
    Never = 0,
    Shadowed = 1,
    Order = 2,
    Both = 3,
    Late = 4,
    Stuck = 5,
    Fragile = 6,
    Wish = 7,
    Lost = 8
}

/// <summary>How much a finding matters.</summary>
public enum LintSeverity
{
    Note = 0,
    Warning = 1,
    Error = 2
}

/// <summary>How a lint works.</summary>
public sealed class LintOptions
{
    /// <summary>Whether it looks for what would mend a finding; yes by default.</summary>
    public bool Remedies { get; set; } = true;
    /// <summary>Of the window, for a root view that has no frame of its own; 0: what its views cover.</summary>
    public double Width { get; set; }
    /// <summary>As the width.</summary>
    public double Height { get; set; }
    /// <summary>How many motions may be played; 0: the library's default.</summary>
    public ulong RunLimit { get; set; }
    /// <summary>Called while it runs, with the share that is done; false ends the run: ErrorCode.State.</summary>
    public Func<double, bool> Progress { get; set; }
}

/// <summary>One thing that a lint found. What it is not about is null.</summary>
public sealed class Finding
{
    internal Finding()
    {
    }

    public FindingKind Kind { get; internal set; }
    public LintSeverity Severity { get; internal set; }
    /// <summary>Lint.Allow named it.</summary>
    public bool IsAllowed { get; internal set; }
    /// <summary>Whom it is about; null: a view.</summary>
    public Recognizer Recognizer { get; internal set; }
    public Recognizer Other { get; internal set; }
    /// <summary>The recognizer's, or the one that it is about.</summary>
    public View View { get; internal set; }
    /// <summary>Of Late: the longest wait.</summary>
    public TimeSpan Delay { get; internal set; }
    /// <summary>What is the case, and why.</summary>
    public string Sentence { get; internal set; }
    /// <summary>Changes that mend it, each of which was tried; the best first.</summary>
    public IList<string> Remedies { get; internal set; }
}

/// <summary>Looks for conflicts in an engine as it was when the lint was made. It plays motions on a copy; delegates are
/// asked with the objects that they know, which then have what the copy has. It needs libkinesic-lint, and its engine
/// while it runs. For one thread at a time.</summary>
public sealed unsafe class Lint : IDisposable
{
    [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
    [return: MarshalAs(UnmanagedType.I1)]
    private delegate bool ProgressCallback(double share, IntPtr unused);

    [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
    private delegate int SinkCallback(IntPtr bytes, uint count, IntPtr unused);

    private readonly Engine engine;
    private readonly Func<double, bool> progress;
    private readonly ProgressCallback tell; // C has its address as long as the lint is there
    private IntPtr address;

    internal Lint(Engine engine, LintOptions options)
    {
        this.engine = engine;
        progress = options.Progress;
        tell = Tell;
        var raw = new LintNative.kin_lint_options {
            struct_size = (uint)sizeof(LintNative.kin_lint_options), flags = options.Remedies ? 0u : 1u, width = options.Width,
            height = options.Height, run_limit = options.RunLimit == 0 ? 1000000 : options.RunLimit,
            progress = Marshal.GetFunctionPointerForDelegate(tell)
        };
        using (EngineCall call = engine.Begin())
        {
            IntPtr made;
            int code = LintNative.kin_lint_create(call.Address, &raw, &made);
            if (code != Native.KIN_OK)
                throw new KinesicException(code, Text.From(LintNative.kin_lint_last_error(IntPtr.Zero)));
            address = made;
        }
    }

    ~Lint()
    {
        Free();
    }

    /// <summary>Frees it; from inside of what it calls when the run is over. Twice is no error.</summary>
    public void Dispose()
    {
        Free();
        GC.SuppressFinalize(this);
    }

    private void Free()
    {
        IntPtr before = address;
        address = IntPtr.Zero;
        LintNative.kin_lint_destroy(before);
    }

    /// <summary>A run ends early, too, when something that it asked has thrown.</summary>
    private bool Tell(double share, IntPtr unused)
    {
        return !engine.HasThrown && engine.Guarded(false, () => progress == null || progress(share));
    }

    private IntPtr Address
    {
        get
        {
            if (address == IntPtr.Zero)
                throw new ObjectDisposedException("Kinesic.Lint");
            return address;
        }
    }

    private void Check(int code)
    {
        if (code != Native.KIN_OK)
            throw new KinesicException(code, Text.From(LintNative.kin_lint_last_error(address)));
    }

    /// <summary>Such a finding is meant: it is listed as one that IsAllowed. Null stands for any recognizer; the order of
    /// the two does not matter.</summary>
    public void Allow(FindingKind kind, Recognizer target = null, Recognizer other = null)
    {
        Check(LintNative.kin_lint_allow(Address, (int)kind, target == null ? 0 : target.Id, other == null ? 0 : other.Id));
    }

    /// <summary>The same of a finding about a view.</summary>
    public void Allow(FindingKind kind, View target)
    {
        Check(LintNative.kin_lint_allow(Address, (int)kind, target == null ? 0 : target.Id, 0));
    }

    /// <summary>Looks at everything; what an earlier run found is gone. What a delegate throws ends the run, and is thrown
    /// from here.</summary>
    public void Run()
    {
        IntPtr its = Address;
        using (engine.Begin())
        {
            int code = LintNative.kin_lint_run(its);
            if (code != Native.KIN_OK && !engine.HasThrown)
                throw new KinesicException(code, Text.From(LintNative.kin_lint_last_error(address)));
        }
        GC.KeepAlive(this);
    }

    /// <summary>What was found: the most severe first, those that are allowed last.</summary>
    public IList<Finding> Findings
    {
        get
        {
            uint count = 0;
            Check(LintNative.kin_lint_get_finding_count(Address, &count));
            var found = new List<Finding>();
            for (uint i = 0; i < count; i++)
                found.Add(FindingAt(i));
            return found;
        }
    }

    private Finding FindingAt(uint index)
    {
        var raw = new LintNative.kin_finding { struct_size = (uint)sizeof(LintNative.kin_finding) };
        Check(LintNative.kin_lint_get_finding(Address, index, &raw));
        var remedies = new List<string>();
        for (uint i = 0; i < raw.remedy_count; i++)
        {
            byte* sentence = null;
            Check(LintNative.kin_lint_get_remedy(Address, index, i, &sentence));
            remedies.Add(Text.From(sentence));
        }
        return new Finding {
            Kind = (FindingKind)raw.kind, Severity = (LintSeverity)raw.severity, IsAllowed = raw.is_allowed != 0,
            Recognizer = raw.recognizer == 0 ? null : engine.RecognizerOf(raw.recognizer),
            Other = raw.other == 0 ? null : engine.RecognizerOf(raw.other), View = raw.view == 0 ? null : new View(engine, raw.view),
            Delay = Time.FromNanoseconds(raw.delay_ns), Sentence = Text.From(raw.sentence), Remedies = remedies
        };
    }

    /// <summary>The whole report, with the motions that were played; docs/lint.md has the keys.</summary>
    public string Json()
    {
        var whole = new MemoryStream();
        SinkCallback sink = (bytes, count, unused) => {
            byte[] part = new byte[count];
            Marshal.Copy(bytes, part, 0, (int)count);
            whole.Write(part, 0, part.Length);
            return Native.KIN_OK;
        };
        Check(LintNative.kin_lint_write_json(Address, Marshal.GetFunctionPointerForDelegate(sink), IntPtr.Zero));
        GC.KeepAlive(sink);
        return System.Text.Encoding.UTF8.GetString(whole.ToArray());
    }
}

/// <summary>What a lint calls of libkinesic-lint; lint.h has the rest.</summary>
internal static unsafe class LintNative
{
#pragma warning disable 649 // C writes them
    internal struct kin_lint_options
    {
        public uint struct_size, flags;
        public double width, height;
        public ulong run_limit;
        public IntPtr progress, user_data;
    }

    internal struct kin_finding
    {
        public uint struct_size;
        public int kind, severity;
        public uint is_allowed;
        public ulong recognizer, other, view, delay_ns;
        public uint motion, motion_count, wish, remedy_count;
        public byte* sentence;
    }
#pragma warning restore 649

    private const string Library = "kinesic-lint";

    [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
    internal static extern int kin_lint_create(IntPtr engine, kin_lint_options* options, IntPtr* out_lint);

    [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
    internal static extern void kin_lint_destroy(IntPtr lint);

    [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
    internal static extern int kin_lint_allow(IntPtr lint, int kind, ulong target, ulong other);

    [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
    internal static extern int kin_lint_run(IntPtr lint);

    [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
    internal static extern byte* kin_lint_last_error(IntPtr lint);

    [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
    internal static extern int kin_lint_get_finding_count(IntPtr lint, uint* out_count);

    [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
    internal static extern int kin_lint_get_finding(IntPtr lint, uint index, kin_finding* out_finding);

    [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
    internal static extern int kin_lint_get_remedy(IntPtr lint, uint finding, uint remedy, byte** out_sentence);

    [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
    internal static extern int kin_lint_write_json(IntPtr lint, IntPtr sink, IntPtr user_data);
}
}
