#!/usr/bin/env python3
"""A bot from outside: decides by chance. oriflamme arena --bots 'exec:./random_bot.py,knight'"""
import random
import sys

options = []
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "oriflamme":
        print("bot random-py", flush=True)
    elif word == "options":
        options = rest.split()
    elif word == "decide":
        number, milliseconds = rest.split()
        print("decision", number, random.choice(options), flush=True)
    elif word == "quit":
        break
