#!/usr/bin/env python3
"""Trains the king by self-play (PPO with a critic that sees all), or a best response to it.

    training/train.py --out DIR [--config FILE] [--seconds S] [--resume CHECKPOINT]
    training/train.py --out DIR --against WEIGHTS.npz --seconds 107   # best response, base, 4 seats

Writes into DIR, at least once a minute and by renaming: last.pt (both nets, the optimiser, the place
in the schedule), snapshots.npz (the actor along the way), log.csv. One schedule covers the whole
of config["seconds"], however many runs it takes: --stop ends this run earlier.
"""
import argparse
import csv
import ctypes
import json
import os
import subprocess
import sys
import threading
import time

import numpy as np
import torch

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import net as king  # noqa: E402

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(HERE)


def build_library(out):
    path = os.path.join(out, "env.so")
    subprocess.run(["gcc", "-O3", "-march=native", "-std=c17", "-fPIC", "-shared", "-pthread",
                    "-Iinclude", "-I.", "training/env.c", "bots/king_sight.c",
                    "engine/oriflamme.c", "-o", path], cwd=ROOT, check=True)
    library = ctypes.CDLL(path)
    library.env_open.restype = ctypes.c_void_p
    library.env_cut.restype = ctypes.c_uint64
    return library


class Env:
    def __init__(self, library, config):
        weights = mix_weights(config["mix"])
        self.library = library
        self.handle = ctypes.c_void_p(library.env_open(
            config["games"] // 2, config["short_places"], config["threads"],
            ctypes.c_uint64(config["seed"]), weights))

    def mix(self, mix):
        self.library.env_mix(self.handle, mix_weights(mix))

    def look(self, half, rows, truths, games):
        return self.library.env_look(self.handle, half, pointer(rows), pointer(truths),
                                     pointer(games))

    def step(self, half, action, result):
        self.library.env_step(self.handle, half, pointer(action), pointer(result))

    def cut(self):
        return self.library.env_cut(self.handle)


def mix_weights(mix):
    weights = [mix["base"], mix["ablaze"], mix["mix"], *mix["seats"], mix["schemer_2"]]
    return (ctypes.c_int32 * len(weights))(*weights)


def pointer(tensor):
    return ctypes.c_void_p(tensor.data_ptr())


class Graph:
    """A function of fixed tensors, as a CUDA graph where there is a GPU."""

    def __init__(self, function, cuda):
        self.function, self.graph = function, None
        if cuda:
            stream = torch.cuda.Stream()
            stream.wait_stream(torch.cuda.current_stream())
            with torch.cuda.stream(stream):
                for _ in range(3):
                    function()
            torch.cuda.current_stream().wait_stream(stream)
            self.graph = torch.cuda.CUDAGraph()
            with torch.cuda.graph(self.graph):
                function()

    def __call__(self):
        if self.graph is not None:
            self.graph.replay()
        else:
            self.function()


class Trainer:
    def __init__(self, config, out, against=None):
        self.config, self.out = config, out
        self.cuda = torch.cuda.is_available()
        self.device = torch.device("cuda" if self.cuda else "cpu")
        self.kind = torch.bfloat16 if self.cuda else torch.float32
        self.compile = self.cuda and config.get("compile", True)
        torch.manual_seed(config["seed"])
        if self.cuda:
            torch.backends.cuda.matmul.allow_tf32 = True
        library = build_library(out)
        self.sight = king.Sight(library, self.device)
        self.env = Env(library, config)
        generator = torch.Generator().manual_seed(config["seed"])
        make = lambda size, heads: king.Net(self.sight, size, heads, self.device, generator)
        self.actor, self.critic = make(config["actor"], True), make(config["critic"], False)
        self.frozen = None
        if against:
            self.frozen = make(config["actor"], True)
            self.frozen.flat.copy_(torch.tensor(np.load(against)["flat"].astype(np.float32)))
        self.magnet = make(config["actor"], True) if config["magnet"] > 0 else None
        self.elapsed = self.decisions = 0.0
        self.iteration = self.updates = 0
        self.snapshots = {}
        self.history = []

    # --- Keeping ---

    def save(self):
        state = {"actor": self.actor.state(), "critic": self.critic.state(),
                 "elapsed": self.elapsed, "decisions": self.decisions,
                 "iteration": self.iteration, "updates": self.updates, "config": self.config,
                 "history": self.history}
        path = os.path.join(self.out, "last.pt")
        torch.save(state, path + ".new")
        os.replace(path + ".new", path)
        if self.snapshots:
            path = os.path.join(self.out, "snapshots.npz")
            np.savez(path + ".new.npz", **self.snapshots)
            os.replace(path + ".new.npz", path)
        with open(os.path.join(self.out, "log.csv"), "w", newline="") as file:
            writer = csv.writer(file)
            writer.writerow(("seconds", "decisions", "games") + king.FIGURES)
            writer.writerows(self.history)

    def resume(self, path):
        state = torch.load(path, map_location=self.device)
        self.actor.load(state["actor"])
        self.critic.load(state["critic"])
        for name in ("elapsed", "decisions", "iteration", "updates"):
            setattr(self, name, state[name])
        self.history = state["history"]

    def start_from(self, path):
        self.actor.flat.copy_(torch.tensor(np.load(path)["flat"].astype(np.float32)))

    def snapshot(self, name):
        self.snapshots[name] = self.actor.flat.cpu().numpy().astype(np.float16)

    # --- Building the graphs ---

    def compiled(self, function):
        return torch.compile(function, dynamic=False) if self.compile else function

    def prepare(self):
        config, sight, device = self.config, self.sight, self.device
        half, steps = config["games"] // 2, config["steps"]
        pin = self.cuda
        host = lambda *shape, kind: torch.zeros(*shape, dtype=kind, pin_memory=pin)
        self.host_rows = [host(half, sight.bytes, kind=torch.uint8) for _ in range(2)]
        self.host_truths = [host(half, sight.bytes, kind=torch.uint8) for _ in range(2)]
        self.host_games = [host(half, kind=torch.int32) for _ in range(2)]
        self.host_action = [host(half, kind=torch.int32) for _ in range(2)]
        self.host_result = [host(half, 11, kind=torch.float32) for _ in range(2)]
        dev = lambda *shape, kind=torch.float32: torch.zeros(*shape, dtype=kind, device=device)
        self.rows = dev(steps + 1, 2, half, sight.bytes, kind=torch.uint8)
        self.truths = dev(steps + 1, 2, half, sight.bytes, kind=torch.uint8)
        self.games = dev(steps + 1, 2, half, kind=torch.int32)
        self.action = dev(steps, 2, half, kind=torch.int32)
        self.chance = dev(steps, 2, half)
        self.result = dev(steps, 2, half, 11)
        self.shorts = np.zeros((steps + 1, 2), int)
        self.event = [torch.cuda.Event() if self.cuda else None for _ in range(2)]

        rows = min(config["think_rows"], half)
        self.think_rows = rows
        self.in_rows = dev(rows, sight.bytes, kind=torch.uint8)
        self.in_noise = dev(rows, 8 * sight.columns)
        self.out_action = dev(rows, kind=torch.int32)
        self.out_chance = dev(rows)
        self.think = {p: self.thinking(p) for p in self.lengths()}

        batch = config["minibatch"]
        self.b_rows = dev(batch, sight.bytes, kind=torch.uint8)
        self.b_truths = dev(batch, sight.bytes, kind=torch.uint8)
        self.b_value = dev(batch, 10)
        self.batch = {"action": dev(batch, kind=torch.int32), "chance": dev(batch),
                      "advantage": dev(batch), "target": dev(batch, 10), "own": dev(batch),
                      "entropy": dev(())}
        self.rate, self.step_count = dev(()), dev(())
        self.figures = dev(len(king.FIGURES))
        # Real rows, so that warming up does not meet impossible ones.
        for half_ in range(2):
            self.look(half_)
        for t in (self.b_rows, self.b_truths):
            t.copy_(self.host_rows[0].to(device)[torch.arange(batch) % half])
        self.in_rows.copy_(self.host_rows[0][:rows].to(device))
        keep = [(n.flat.clone(), n.moment.clone(), n.square.clone())
                for n in (self.actor, self.critic)]
        self.judge = {p: self.judging(p) for p in self.lengths()}
        self.learn = {p: self.learning(p) for p in self.lengths()}
        for n, (flat, moment, square) in zip((self.actor, self.critic), keep):
            n.flat.copy_(flat)
            n.moment.copy_(moment)
            n.square.copy_(square)
        self.step_count.fill_(self.updates)
        if self.magnet is not None:
            self.magnet.flat.copy_(self.actor.flat)

    def lengths(self):
        return (self.config["short_places"], self.sight.places)

    def thinking(self, places):
        function = self.compiled(king.think)

        def run():
            with torch.no_grad():
                action, chance = function(self.sight, self.actor.w, self.in_rows, places,
                                          self.in_noise, self.kind)
                if self.frozen is not None:
                    other, _ = function(self.sight, self.frozen.w, self.in_rows, places,
                                        self.in_noise, self.kind)
                    own = self.in_rows[:, self.sight.table_at + 30] != 0
                    action = torch.where(own, action, other)
                self.out_action.copy_(action)
                self.out_chance.copy_(chance)
        return Graph(run, self.cuda)

    def judging(self, places):
        function = self.compiled(king.judge)

        def run():
            with torch.no_grad():
                self.b_value.copy_(function(self.sight, self.critic.w, self.b_truths, places,
                                            self.kind))
        return Graph(run, self.cuda)

    def learning(self, places):
        function = self.compiled(king.losses)

        def run():
            loss, figures = function(self.sight, self.actor.w, self.critic.w, self.b_rows,
                                     self.b_truths, places, self.batch, self.kind, self.config,
                                     self.magnet.w if self.magnet is not None else None)
            nets = (self.actor, self.critic)
            grads = torch.autograd.grad(loss, [p for n in nets for p in n.w.values()])
            with torch.no_grad():
                self.step_count.add_(1)
                for n in nets:
                    mine, grads = grads[:len(n.w)], grads[len(n.w):]
                    self.update(n, torch.cat([g.reshape(-1) for g in mine]))
                self.figures.copy_(figures)
        return Graph(run, self.cuda)

    def update(self, n, grad):
        """Adam with the gradient clipped."""
        first, second = 0.9, 0.995
        grad = grad * (self.config["gradient_norm"] / (grad.norm() + 1e-6)).clamp(max=1)
        n.moment.mul_(first).add_(grad, alpha=1 - first)
        n.square.mul_(second).addcmul_(grad, grad, value=1 - second)
        one = 1 - first ** self.step_count
        two = (1 - second ** self.step_count).sqrt()
        n.flat.sub_(self.rate / one * n.moment / (n.square.sqrt() / two + 1e-7))

    # --- One iteration ---

    def look(self, half):
        return self.env.look(half, self.host_rows[half], self.host_truths[half],
                             self.host_games[half])

    def send(self, t, half):
        """What the env shows of a half goes to the device, as step t."""
        self.shorts[t, half] = self.look(half)
        for there, here in ((self.rows, self.host_rows), (self.truths, self.host_truths),
                            (self.games, self.host_games)):
            there[t, half].copy_(here[half], non_blocking=True)

    def ask(self, t, half):
        """Thinks about the rows of step t: short lines first, then long ones; a chunk that
        reaches over is done again by the next."""
        games, rows, shorts = self.rows.shape[2], self.think_rows, self.shorts[t, half]
        for places, begin, end in ((self.lengths()[0], 0, shorts), (self.lengths()[1], shorts, games)):
            at = begin
            while at < end:
                start = min(at, games - rows)
                self.in_rows.copy_(self.rows[t, half, start:start + rows])
                self.in_noise.uniform_()
                self.think[places]()
                skip = at - start
                self.action[t, half, at:start + rows].copy_(self.out_action[skip:])
                self.chance[t, half, at:start + rows].copy_(self.out_chance[skip:])
                at = start + rows
        self.host_action[half].copy_(self.action[t, half], non_blocking=True)
        if self.cuda:
            self.event[half].record()

    def play(self):
        steps = self.config["steps"]
        for half in range(2):
            self.send(0, half)
            self.ask(0, half)
        for t in range(steps):
            for half in range(2):
                if self.cuda:
                    self.event[half].synchronize()
                self.env.step(half, self.host_action[half], self.host_result[half])
                self.result[t, half].copy_(self.host_result[half], non_blocking=True)
                self.send(t + 1, half)
                if t + 1 < steps:
                    self.ask(t + 1, half)
                elif self.cuda:
                    self.event[half].record()
        if self.cuda:
            torch.cuda.synchronize()

    def rows_by_length(self, rows):
        places = rows[:, self.sight.table_at + 27]
        is_short = places <= self.config["short_places"]
        return [is_short.nonzero().squeeze(1), (~is_short).nonzero().squeeze(1)]

    def evaluate(self):
        """The critic's shares and margins at every decision, by game and true seat."""
        steps, _, half, _ = self.rows.shape
        truths = self.truths.view(-1, self.sight.bytes)
        value = torch.zeros(truths.shape[0], 10, device=self.device)
        batch = self.config["minibatch"]
        for places, index in zip(self.lengths(), self.rows_by_length(truths)):
            for at in range(0, index.numel(), batch):
                some = index[at:at + batch]
                self.b_truths[:some.numel()].copy_(truths[some])
                self.judge[places]()
                value[some] = self.b_value[:some.numel()]
        table = truths[:, self.sight.table_at:]
        self.turn = self.turning(table[:, 28].long(), table[:, 0].long())
        true = value.view(-1, 2, 5).gather(2, self.turn["to_true"]).view(-1, 10)
        by_game = torch.zeros(steps, 2, half, 10, device=self.device)
        where = self.games.long().unsqueeze(-1).expand(-1, -1, -1, 10)
        by_game.scatter_(2, where, true.view(steps, 2, half, 10))
        return by_game

    def turning(self, asked, seats):
        """Indices that turn seats counted from the asked one into true ones, and back."""
        five = torch.arange(5, device=self.device).unsqueeze(0)
        n, a = seats.unsqueeze(1), asked.unsqueeze(1)
        there = five < n
        to_true = torch.where(there, (five - a + n) % n, five)
        from_true = torch.where(there, (five + a) % n, five)
        both = lambda i: i.unsqueeze(1).expand(-1, 2, -1)
        return {"to_true": both(to_true), "from_true": both(from_true)}

    def returns(self, value, decay):
        """Lambda returns over the decisions of a game, for every seat."""
        steps = self.config["steps"]
        target = torch.empty_like(value[:steps])
        ahead = value[steps]
        for t in reversed(range(steps)):
            over = self.result[t, :, :, :1]
            ahead = torch.where(over > 0, self.result[t, :, :, 1:], ahead)
            target[t] = ahead
            ahead = decay * ahead + (1 - decay) * value[t]
        # target is what followed; mixing with the own value makes the advantage.
        return target

    def learn_from(self, progress):
        config = self.config
        value = self.evaluate()
        steps = config["steps"]
        decay = blend(config["lambda"], progress)
        target = self.returns(value, decay)
        back = self.games[:steps].long().unsqueeze(-1).expand(-1, -1, -1, 10)
        count = target.shape[0] * 2 * target.shape[2]
        turn = self.turn["from_true"][:count]
        row_target = target.gather(2, back).view(count, 2, 5).gather(2, turn)
        row_value = value[:steps].gather(2, back).view(count, 2, 5).gather(2, turn)
        gain = row_target - row_value
        advantage = gain[:, 0, 0] + config["margin"] * gain[:, 1, 0]
        rows = self.rows[:steps].view(count, -1)
        truths = self.truths[:steps].view(count, -1)
        own = torch.ones(count, device=self.device)
        if self.frozen is not None:
            own = (rows[:, self.sight.table_at + 30] != 0).float()
        mean = (advantage * own).sum() / own.sum()
        spread = (((advantage - mean).square() * own).sum() / own.sum()).sqrt()
        advantage = (advantage - mean) / (spread + 1e-6)
        full = {"action": self.action.view(-1), "chance": self.chance.view(-1),
                "advantage": advantage, "target": row_target.reshape(count, 10), "own": own}
        warm = min(1, (self.updates + 1) / config["warm_updates"])
        self.rate.fill_(blend(config["learning_rate"], progress) * warm)
        self.batch["entropy"].fill_(blend(config["entropy"], progress))
        sums, n = torch.zeros_like(self.figures), 0
        for places, index in self.minibatches(rows):
            torch.index_select(rows, 0, index, out=self.b_rows)
            torch.index_select(truths, 0, index, out=self.b_truths)
            for name, tensor in full.items():
                torch.index_select(tensor, 0, index, out=self.batch[name])
            self.learn[places]()
            sums += self.figures
            n += 1
        self.updates += n
        if self.magnet is not None:
            self.magnet.flat.lerp_(self.actor.flat, config["magnet_follows"])
        self.spread = spread
        return sums / max(n, 1)

    def minibatches(self, rows):
        """Short lines apart from long ones; what is left of the short goes with the long."""
        batch = self.config["minibatch"]
        short, long = self.rows_by_length(rows)
        short = short[torch.randperm(short.numel(), device=self.device)]
        full = short.numel() // batch * batch
        long = torch.cat([long, short[full:]])
        long = long[torch.randperm(long.numel(), device=self.device)]
        out = [(self.lengths()[0], short[i:i + batch]) for i in range(0, full, batch)]
        out += [(self.lengths()[1], long[i:i + batch])
                for i in range(0, long.numel() // batch * batch, batch)]
        return [out[i] for i in np.random.permutation(len(out))]

    def run(self, stop, until, iterations=10 ** 9):
        config = self.config
        total = config["seconds"]
        self.alive = time.time()
        if self.cuda:
            threading.Thread(target=self.watch, daemon=True).start()
        due = [s for s in config["snapshots_at"] if s > self.elapsed]
        saved = begun = time.time()
        last = self.iteration + iterations
        while self.elapsed < min(total, stop) and self.iteration < last and time.time() < until:
            start = time.time()
            progress = min(self.elapsed / total, 1)
            self.play()
            played = time.time()
            figures = self.learn_from(progress)
            figures = figures.tolist()
            now = self.alive = time.time()
            self.elapsed += now - start
            self.decisions += self.action.numel()
            self.iteration += 1
            games = float((self.result[..., 0] > 0).sum())
            self.history.append([round(self.elapsed, 1), int(self.decisions), int(games)] +
                                [round(f, 5) for f in figures])
            while due and self.elapsed >= due[0]:
                self.snapshot(f"at{due.pop(0)}_{int(self.decisions / 1e6)}M")
            if self.iteration % config.get("print_every", 10) == 0:
                print(f"{self.elapsed:7.1f} s {self.decisions / 1e6:8.1f} M play {played - start:.2f} "
                      f"learn {now - played:.2f} spread {float(self.spread):.3f} " +
                      " ".join(f"{n} {f:.4f}" for n, f in zip(king.FIGURES, figures)), flush=True)
            if now - saved > config["save_every"]:
                self.save()
                saved = now
        self.snapshot("last")
        self.save()
        print(f"done: {self.elapsed:.0f} s, {self.decisions / 1e6:.1f} M decisions, "
              f"{self.env.cut()} games cut, wall {time.time() - begun:.0f} s", flush=True)

    def share(self, one, others, plays=14):
        """How often one actor wins among others (flat parameters), and the standard error."""
        self.actor.flat.copy_(one)
        self.frozen.flat.copy_(others)
        wins = games = 0
        for play in range(plays + 2):
            self.play()
            self.alive = time.time()
            if play < 2:  # games that others have begun
                continue
            result = self.result.view(-1, 11)
            over = result[result[:, 0] > 0]
            wins += float(over.gather(1, over[:, :1].long()).sum())
            games += over.shape[0]
        share = wins / games
        return share, (share * (1 - share) / games) ** 0.5, games

    def watch(self):
        while time.time() - self.alive < 120:
            time.sleep(5)
        print("the trainer stands still: giving up", flush=True)
        os._exit(3)


def blend(ends, progress):
    return ends[0] + (ends[1] - ends[0]) * progress


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", required=True)
    parser.add_argument("--config", default=os.path.join(HERE, "config.json"))
    parser.add_argument("--seconds", type=float, help="instead of the config's")
    parser.add_argument("--stop", type=float, default=1e9, help="end when so many are trained")
    parser.add_argument("--wall", type=float, default=1e9, help="end this run after so many")
    parser.add_argument("--iterations", type=int, default=10 ** 9, help="end this run after so many")
    parser.add_argument("--resume", help="a checkpoint, last.pt")
    parser.add_argument("--start", help="an actor to start from, .npz")
    parser.add_argument("--against", help="an actor to train a best response to, .npz")
    parser.add_argument("--set", action="append", default=[], help="name=json, instead of the config's")
    options = parser.parse_args()
    started = time.time()
    os.makedirs(options.out, exist_ok=True)
    with open(options.config) as file:
        config = json.load(file)
    if options.seconds:
        config["seconds"] = options.seconds
    for item in options.set:
        name, value = item.split("=", 1)
        config[name] = json.loads(value)
    trainer = Trainer(config, options.out, options.against)
    if options.start:
        trainer.start_from(options.start)
    if options.resume:
        trainer.resume(options.resume)
    begun = time.time()
    trainer.prepare()
    print(f"torch {torch.__version__}, {trainer.device}, {trainer.actor.flat.numel()} + "
          f"{trainer.critic.flat.numel()} parameters, prepared in {time.time() - begun:.0f} s",
          flush=True)
    trainer.run(options.stop, started + options.wall, options.iterations)


if __name__ == "__main__":
    main()
