"""Where the program of Kinesic's command-line tool lies: the file `kinesic` beside this one. `python -m kinesic` and
the command `kinesic`, both of the package kinesic, run it."""
