# bash completion for oriflamme: the program knows what it takes.
eval "$(oriflamme completion bash)"
