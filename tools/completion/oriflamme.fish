# fish completion for oriflamme: the program knows what it takes.
oriflamme completion fish | source
