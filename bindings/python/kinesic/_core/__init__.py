"""What the package is made of: private. What is public has a name in `kinesic`."""
