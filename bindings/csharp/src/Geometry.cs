using System;

namespace Kinesic {
/// <summary>A place or a movement; y grows downwards.</summary>
public struct Point : IEquatable<Point>
{
    public readonly double X, Y;

    public Point(double x, double y)
    {
        X = x;
        Y = y;
    }

    internal Point(Native.kin_point raw) : this(raw.x, raw.y)
    {
    }

    public bool Equals(Point other)
    {
        return X == other.X && Y == other.Y;
    }

    public override bool Equals(object other)
    {
        return other is Point && Equals((Point)other);
    }

    public override int GetHashCode()
    {
        return X.GetHashCode() * 31 + Y.GetHashCode();
    }

    public override string ToString()
    {
        return FormattableString.Invariant($"({X}, {Y})");
    }
}

/// <summary>A rectangle, half open.</summary>
public struct Rect
{
    public readonly double X, Y, Width, Height;

    public Rect(double x, double y, double width, double height)
    {
        X = x;
        Y = y;
        Width = width;
        Height = height;
    }

    internal Rect(Native.kin_rect raw) : this(raw.x, raw.y, raw.width, raw.height)
    {
    }

    internal Native.kin_rect Raw
    {
        get { return new Native.kin_rect { x = X, y = Y, width = Width, height = Height }; }
    }
}

/// <summary>An affine map: x' = A x + C y + TX, y' = B x + D y + TY.</summary>
public struct Transform
{
    public readonly double A, B, C, D, TX, TY;

    /// <summary>The map that changes nothing.</summary>
    public static readonly Transform Identity = new Transform(1, 0, 0, 1, 0, 0);

    public Transform(double a, double b, double c, double d, double tx, double ty)
    {
        A = a;
        B = b;
        C = c;
        D = d;
        TX = tx;
        TY = ty;
    }

    internal Transform(Native.kin_transform raw) : this(raw.a, raw.b, raw.c, raw.d, raw.tx, raw.ty)
    {
    }

    internal Native.kin_transform Raw
    {
        get { return new Native.kin_transform { a = A, b = B, c = C, d = D, tx = TX, ty = TY }; }
    }
}
}
