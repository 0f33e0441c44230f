// The product: what a program imports are the modules UIKit, CoreGraphics and QuartzCore behind it.
