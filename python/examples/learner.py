"""A first learner: REINFORCE with a linear policy, numpy alone, against three random players."""

import os

import numpy as np

from oriflamme import ACTIONS, KINDS, Among

ROWS, SEATS, STEPS, ROUNDS = 256, 4, 60, int(os.environ.get("ROUNDS", 40))
CARDS = len(KINDS) + 2  # of a kind, hidden, or none
chance, rows = np.random.default_rng(1), np.arange(ROWS)


def features(seen):
    """The bytes as numbers: the round, the card to keep or reveal, and the influence on it."""
    rounds = np.eye(7)[seen[:, 1]][:, 1:]
    at = 46 + 6 * np.maximum(seen[:, 6].astype(int) - 1, 0)
    kind = np.eye(CARDS)[np.minimum(seen[rows, at], CARDS - 1)] * (seen[:, [3]] == 1)
    each = (kind[:, :, None] * rounds[:, None, :]).reshape(ROWS, -1)
    return np.hstack([rounds, each, kind * seen[rows, at + 4][:, None] / 4]).astype(np.float32)


def policy(weights, seen, masks):
    """Draws an action in every row; tells with which odds."""
    x = features(seen)
    score = np.where(masks == 1, x @ weights, -np.inf)
    odds = np.exp(score - score.max(axis=1, keepdims=True))
    odds /= odds.sum(axis=1, keepdims=True)
    drawn = (odds.cumsum(axis=1) >= chance.random((ROWS, 1), np.float32) * 0.9999).argmax(axis=1)
    return drawn, x, odds


def play(table, weights):
    """Some steps: what was seen and drawn, and what each decision's game has paid in the end."""
    xs, pushes, paid, ended = [], [], [], []
    for _ in range(STEPS):
        drawn, x, odds = policy(weights, table.observations, table.masks)
        odds[rows, drawn] -= 1
        table.step(drawn)
        for kept, new in zip((xs, pushes, paid, ended), (x, -odds, table.paid, table.terminals)):
            kept.append(new.copy())
    known, value = np.zeros(ROWS, bool), np.zeros(ROWS, np.float32)
    gradient = np.zeros_like(weights)
    for x, push, pay, end in zip(xs[::-1], pushes[::-1], paid[::-1], ended[::-1]):
        known, value = known | end, np.where(end, pay, value)
        gradient += x.T @ (push * (value * known)[:, None])
    return gradient / (ROWS * STEPS), (np.array(paid)[np.array(ended)] + 1) / SEATS


weights = np.zeros((6 + 7 * CARDS, ACTIONS), np.float32)
table = Among(ROWS, "random", SEATS, seed=1)
for _ in range(ROUNDS):
    gradient, shares = play(table, weights)
    weights += 60 * gradient

table = Among(ROWS, "random", SEATS, seed=2)
shares = np.concatenate([play(table, weights)[1] for _ in range(2)])
error = 2.576 * shares.std() / np.sqrt(len(shares))
print(f"{shares.mean():.3f} of {len(shares)} games won, 99 %: {shares.mean() - error:.3f} or more")
assert shares.mean() - error > 1 / SEATS, "not yet better than random"
