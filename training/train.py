#!/usr/bin/env python3
"""Trains the king by self-play: PPO with a critic that sees all, drawn to a magnet that is moved, among older nets and
with a reader, a net that learns nothing but to beat him.

    training/train.py --out DIR [--resume DIR/last.pt] [--wall S]        # again until it says that all is done
    training/train.py --out DIR --start bots/king.k8                     # from the king that is built in

Writes into DIR, at least every minute and by renaming: last.pt (both nets, the optimiser, the magnet, the place in the
schedule), snapshots.npz (the actor along the way), log.csv. The schedule counts decisions (config["decisions"]),
however many runs it takes. training/config.json says what everything is set to; --set name=json changes it.
"""
import argparse
import csv
import json
import math
import os
import sys
import time

import numpy as np
import torch

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import export  # noqa: E402
import games  # noqa: E402
import net as king  # noqa: E402

HERE = os.path.dirname(os.path.abspath(__file__))
FIGURES = king.FIGURES
KEPT = ("decisions", "trained", "seconds", "iteration", "updates", "history")
ACTOR, RIVAL, READER = range(3)  # who decides a row


class Graph:
    """A function of fixed tensors, as a CUDA graph where there is a card."""

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
    def __init__(self, config, out, library):
        self.config, self.out = config, out
        self.cuda = torch.cuda.is_available()
        self.device = torch.device("cuda" if self.cuda else "cpu")
        self.kind = torch.bfloat16 if self.cuda else torch.float32
        torch.manual_seed(config["seed"])
        self.sight = king.Sight(library, self.device)
        self.games = games.Games(config["games"], config["mix"], config["seed"], library, self.device)
        generator = torch.Generator().manual_seed(config["seed"])
        make = lambda size, heads, whole=False: king.Net(size, heads, self.device, generator, whole)
        self.actor, self.critic = make(king.ACTOR, True, config["whole"]), make(config["critic"], False)
        self.rival = make(king.ACTOR, True)  # the frozen net of the others in a rival game
        self.reader = make(king.ACTOR, True)  # alone among actors in a reader game
        self.magnet = make(king.ACTOR, True) if config["magnet"] > 0 else None
        self.magnet_flat = None
        self.league = []  # nets (flat) that the rival is drawn from
        self.step_count, self.reader_count = (torch.zeros((), device=self.device) for _ in range(2))
        self.decisions = self.trained = self.iteration = self.updates = 0
        self.seconds = 0.0
        self.snapshots, self.history = {}, []

    # --- Keeping ---

    def save(self):
        state = {name: getattr(self, name) for name in KEPT}
        state.update(actor=self.actor.state(), critic=self.critic.state(), config=self.config,
                     reader=self.reader.state(), reader_count=self.reader_count,
                     magnet=self.magnet.flat if self.magnet else None)
        write(os.path.join(self.out, "last.pt"), lambda path: torch.save(state, path))
        if self.snapshots:
            write(os.path.join(self.out, "snapshots.npz"), lambda path: np.savez(open(path, "wb"), **self.snapshots))
        write(os.path.join(self.out, "log.csv"), self.write_log)

    def write_log(self, path):
        with open(path, "w", newline="") as file:
            writer = csv.writer(file)
            writer.writerow(("seconds", "decisions", "games", "learner", "reader") + FIGURES)
            writer.writerows(self.history)

    def resume(self, path):
        state = torch.load(path, map_location=self.device)
        self.actor.load(state["actor"])
        self.critic.load(state["critic"])
        self.reader.load(state["reader"])
        self.reader_count.copy_(state["reader_count"])
        self.magnet_flat = state["magnet"]
        for name in KEPT:
            setattr(self, name, state[name])
        snapshots = os.path.join(os.path.dirname(path), "snapshots.npz")
        if os.path.exists(snapshots):
            self.snapshots = dict(np.load(snapshots).items())
            self.league += [self.on_device(flat) for flat in self.snapshots.values()]

    def restart(self, net, critic):
        """From a net (flat) and a critic (its state) as if nothing had been trained."""
        for n, state in ((self.actor, {"flat": self.on_device(net)}), (self.critic, critic)):
            n.load({"moment": torch.zeros_like(n.moment), "square": torch.zeros_like(n.square), **state})
        self.decisions = self.trained = self.iteration = self.updates = 0
        self.seconds, self.history = 0.0, []
        self.step_count.zero_()

    def on_device(self, flat):
        return torch.tensor(np.asarray(flat, np.float32), device=self.device)

    def snapshot(self, name):
        self.snapshots[name] = self.actor.used.cpu().numpy().astype(np.float16)
        self.league.append(self.actor.used.clone())

    # --- Building the graphs ---

    def prepare(self):
        config, sight = self.config, self.sight
        count, steps, batch = config["games"], config["steps"], config["minibatch"]
        make = lambda *shape, kind=torch.float32: torch.zeros(*shape, dtype=kind, device=self.device)
        self.lengths = (*config["lengths"], sight.places)  # of lines, a graph for each
        self.rows = make(steps + 1, count, sight.bytes, kind=torch.uint8)
        self.truths = make(steps + 1, count, sight.bytes, kind=torch.uint8)
        self.who = make(steps, count, kind=torch.long)
        self.action = make(steps, count + 1, kind=torch.int32)  # one more, for rows that fill up a graph
        self.chance = make(steps, count + 1)
        self.result = make(steps, count, games.RESULTS)
        think_rows = max(config["think_rows"])
        self.order = torch.full((count + think_rows,), count, dtype=torch.long, device=self.device)
        rivals, readers = (round(config[name] * count) for name in ("rival_games", "reader_games"))
        number = torch.arange(count, device=self.device)
        self.has_rival, self.has_reader = number < rivals, number >= count - readers

        self.in_rows = make(think_rows, sight.bytes, kind=torch.uint8)
        self.in_noise = make(think_rows, 8 * sight.columns)
        self.thought = (make(think_rows, kind=torch.int32), make(think_rows))
        self.b_rows = make(batch, sight.bytes, kind=torch.uint8)
        self.b_truths = make(batch, sight.bytes, kind=torch.uint8)
        self.b_value = make(batch, 2 * king.SEATS)
        self.batch = {"action": make(batch, kind=torch.int32), "chance": make(batch), "advantage": make(batch),
                      "target": make(batch, 2 * king.SEATS), "own": make(batch, kind=torch.float32)}
        for name in ("entropy", "magnet"):
            self.batch[name] = make(())
        self.rate = {net: make(()) for net in ("actor", "critic", "reader")}
        self.figures = make(len(FIGURES))
        # Real rows, so that warming up does not meet impossible ones; and nothing is learned from it.
        self.games.look(self.rows[0], self.truths[0])
        fill = lambda n: self.rows[0][torch.arange(n, device=self.device) % count]
        for tensor in (self.b_rows, self.b_truths, self.in_rows):
            tensor.copy_(fill(tensor.shape[0]))
        self.in_noise.uniform_()
        trained = (self.actor, self.critic, self.reader)
        kept = [{k: v.clone() for k, v in n.state().items()} for n in trained]
        read = self.reader_count.clone()
        deciding = ((ACTOR, self.actor, count), (RIVAL, self.rival, rivals), (READER, self.reader, readers))
        self.think = {who: [self.thinking(net, *size) for size in zip(self.lengths, config["think_rows"])]
                      for who, net, in_games in deciding if in_games > 0}
        if config["learn"]:
            self.judge = [self.judging(places) for places in self.lengths]
            self.learn = [self.learning(places, {"actor": self.actor, "critic": self.critic}, self.step_count)
                          for places in self.lengths]
        if config["learn"] and readers > 0:
            self.learn_reading = [self.learning(places, {"reader": self.reader}, self.reader_count)
                                  for places in self.lengths]
        for n, state in zip(trained, kept):
            n.load(state)
        self.step_count.fill_(self.updates)
        self.reader_count.copy_(read)
        self.find_grid()
        if self.reader_count == 0:
            self.begin_reading()
        if self.league:
            self.rival.flat.copy_(self.league[0])
        if self.magnet:
            self.magnet.flat.copy_(self.actor.used if self.magnet_flat is None else self.magnet_flat)

    def compiled(self, function):
        return torch.compile(function, dynamic=False) if self.cuda and self.config["compile"] else function

    def thinking(self, net, places, rows):
        function = self.compiled(king.think)
        in_rows, in_noise, *thought = (x[:rows] for x in (self.in_rows, self.in_noise, *self.thought))

        def run():
            with torch.no_grad():
                for out, value in zip(thought, function(self.sight, net.w, in_rows, places, in_noise, self.kind)):
                    out.copy_(value)
        return Graph(run, self.cuda)

    def judging(self, places):
        function = self.compiled(king.judge)

        def run():
            with torch.no_grad():
                self.b_value.copy_(function(self.sight, self.critic.w, self.b_truths, places, self.kind))
        return Graph(run, self.cuda)

    def learning(self, places, nets, step_count):
        """A minibatch for these nets, by the names of their rates; the first one has decided what is learned from."""
        function = self.compiled(king.losses)
        decider = next(iter(nets.values()))

        def run():
            loss, figures = function(self.sight, decider.w, self.critic.w, self.b_rows, self.b_truths, places,
                                     self.batch, self.kind, self.config, self.magnet.w if self.magnet else None)
            grads = torch.autograd.grad(loss, [p for n in nets.values() for p in n.w.values()])
            with torch.no_grad():
                step_count.add_(1)
                for name, n in nets.items():
                    mine, grads = grads[:len(n.w)], grads[len(n.w):]
                    self.update(n, self.rate[name], torch.cat([g.reshape(-1) for g in mine]), step_count)
                self.figures.copy_(figures)
        return Graph(run, self.cuda)

    def update(self, n, rate, grad, step_count):
        """Adam with the gradient clipped."""
        first, second = 0.9, 0.995
        grad = grad * (self.config["gradient_norm"] / (grad.norm() + 1e-6)).clamp(max=1)
        n.moment.mul_(first).add_(grad, alpha=1 - first)
        n.square.mul_(second).addcmul_(grad, grad, value=1 - second)
        one = 1 - first ** step_count
        two = (1 - second ** step_count).sqrt()
        n.flat.sub_(rate / one * n.moment / (n.square.sqrt() / two + 1e-7))
        n.settle()

    # --- One iteration ---

    def ask(self, t):
        """Decides all rows of step t: first the actor's, then the others', and of each the longest lines first, so that
        a graph that fits its first row fits all. A graph that reaches beyond its own rows is corrected by the next one,
        since every row's own comes last."""
        count, rows, most = self.games.count, self.rows[t], self.sight.places
        at = self.sight.table_at
        is_alone = rows[:, at + 30] != 0
        self.who[t] = torch.where(is_alone, self.has_reader * READER, self.has_rival * RIVAL)
        group = self.who[t] * (most + 1) + most - rows[:, at + 27].long()
        self.order[:count] = group.argsort()
        sizes = torch.bincount(group, minlength=3 * (most + 1)).view(3, -1).cpu().numpy()
        end = 0
        for who, size in enumerate(sizes):
            places = np.repeat(np.arange(most, -1, -1), size)
            begin, end = end, end + len(places)
            from_ = begin
            while from_ < end:
                length = np.searchsorted(self.lengths, places[from_ - begin])
                n = self.config["think_rows"][length]
                index = self.order[from_:from_ + n]
                torch.index_select(rows, 0, index.clamp(max=count - 1), out=self.in_rows[:n])
                self.in_noise[:n].uniform_()
                self.think[who][length]()
                self.action[t].index_copy_(0, index, self.thought[0][:n])
                self.chance[t].index_copy_(0, index, self.thought[1][:n])
                from_ += n

    def play(self):
        for t in range(self.config["steps"]):
            self.games.look(self.rows[t], self.truths[t])
            self.ask(t)
            self.games.step(self.action[t], self.result[t])

    def by_length(self, rows):
        """For each length the numbers of the rows that it fits."""
        places = rows[:, self.sight.table_at + 27].long()
        between = zip((-1, *self.lengths), self.lengths)
        return [((places > below) & (places <= most)).nonzero().squeeze(1) for below, most in between]

    def evaluate(self):
        """The critic's shares and margins at every decision, by true seat."""
        self.games.look(self.rows[-1], self.truths[-1])
        truths = self.truths.view(-1, self.sight.bytes)
        value = torch.zeros(truths.shape[0], 2 * king.SEATS, device=self.device)
        batch = self.b_truths.shape[0]
        for judge, index in zip(self.judge, self.by_length(truths)):
            for at in range(0, index.numel(), batch):
                some = index[at:at + batch]
                self.b_truths[:some.numel()] = truths[some]
                judge()
                value[some] = self.b_value[:some.numel()]
        table = truths[:, self.sight.table_at:]
        seats, asked = table[:, 0:1].long(), table[:, 28:29].long()
        five = torch.arange(king.SEATS, device=self.device).unsqueeze(0)
        both = lambda i: torch.where(five < seats, i % seats, five).unsqueeze(1).expand(-1, 2, -1)
        self.from_true = both(five + asked)
        value = value.view(-1, 2, king.SEATS).gather(2, both(five - asked + seats))
        return value.view(self.config["steps"] + 1, self.games.count, 2 * king.SEATS)

    def returns(self, value, decay):
        """Lambda returns over the decisions of a game, for every seat."""
        target = torch.empty_like(value[:-1])
        ahead = value[-1]
        for t in reversed(range(self.config["steps"])):
            ahead = torch.where(self.result[t, :, :1] > 0, self.result[t, :, 1:], ahead)
            target[t] = ahead
            ahead = decay * ahead + (1 - decay) * value[t]
        return target

    def learn_from(self, progress):
        config = self.config
        value = self.evaluate()
        target = self.returns(value, blend(config["lambda"], progress))
        count = self.config["steps"] * self.games.count
        turn = lambda v: v.reshape(count, 2, king.SEATS).gather(2, self.from_true[:count])
        target, value = turn(target), turn(value[:-1])
        advantage = (target - value)[:, 0, 0] + config["margin"] * (target - value)[:, 1, 0]
        rows, truths = (x[:-1].view(count, -1) for x in (self.rows, self.truths))
        seats = rows[:, self.sight.table_at].long()
        chance = self.chance[:, :-1].reshape(-1)
        given = {"action": self.action[:, :-1].reshape(-1), "chance": chance, "target": target.reshape(count, -1)}
        warm = min(1, (self.updates + 1) / config["warm_updates"])
        is_warm = self.decisions >= config["critic_first"]
        self.rate["critic"].fill_(warm * (blend(config["learning_rate"], progress) if is_warm else 7e-4))
        self.rate["actor"].fill_(warm * blend(config["learning_rate"], progress) if is_warm else 0)
        self.rate["reader"].fill_(warm * config["reader_rate"] if is_warm else 0)
        self.batch["entropy"].fill_(blend(config["entropy"], progress))
        self.batch["magnet"].fill_(config["magnet"])
        own = (self.who == ACTOR).view(-1).float()
        kept, weight = self.worth_learning(chance, own)
        given.update(advantage=self.evened(advantage, own, seats, config["sharpness"]), own=own * weight)
        figures, n = self.lessons(self.learn, rows, truths, given, kept)
        self.updates += n
        if self.has_reader.any():
            self.batch["entropy"].fill_(config["reader_entropy"])
            self.batch["magnet"].fill_(0)
            reads = (self.who == READER).view(-1)
            given.update(advantage=self.evened(advantage, reads.float(), seats, [1] * len(config["sharpness"])),
                         own=reads.float())
            self.lessons(self.learn_reading, rows, truths, given, reads)
        return figures

    def lessons(self, learn, rows, truths, given, kept):
        """Learns from the rows that are kept. Returns the mean figures, and of how many minibatches."""
        sums, n = torch.zeros_like(self.figures), 0
        for lesson, index in self.minibatches(learn, rows, kept):
            torch.index_select(rows, 0, index, out=self.b_rows)
            torch.index_select(truths, 0, index, out=self.b_truths)
            for name, tensor in given.items():
                torch.index_select(tensor, 0, index, out=self.batch[name])
            lesson()
            sums += self.figures
            n += 1
        return sums / max(n, 1), n

    def evened(self, advantage, own, seats, sharpness):
        """Advantages with a mean of 0 and the same spread for all tables of a size, times the size's sharpness: the
        sharper, the less entropy and magnet count there."""
        each = torch.nn.functional.one_hot(seats, king.SEATS + 1).float() * own.unsqueeze(1)
        count = each.sum(0).clamp(min=1)
        mean = (each * advantage.unsqueeze(1)).sum(0) / count
        spread = ((each * (advantage.unsqueeze(1) - mean).square()).sum(0) / count).sqrt()
        sharp = torch.tensor(sharpness, device=self.device)
        return (advantage - mean[seats]) / (spread[seats] + 1e-6) * sharp[seats]

    def worth_learning(self, chance, own):
        """Which rows to learn from, and their weights. Where the actor was nearly certain, or the rival decided, there is
        little to learn: one such row stands for several."""
        some = self.config["little_part"]
        little = (chance > math.log(self.config["certain"])) | (own == 0)
        kept = ~little | (torch.rand_like(chance) * some < 1)
        return kept, 1 + (some - 1) * little.float()

    def minibatches(self, learn, rows, kept):
        """Lines of a length together; what is left of the shorter ones goes with the longer ones."""
        batch, out = self.config["minibatch"], []
        left = torch.zeros(0, dtype=torch.long, device=self.device)
        for lesson, index in zip(learn, self.by_length(rows)):
            index = index[kept[index]]
            index = torch.cat([left, index[torch.randperm(index.numel(), device=self.device)]])
            full = index.numel() // batch * batch
            out += [(lesson, index[i:i + batch]) for i in range(0, full, batch)]
            left = index[full:]
        return [out[i] for i in torch.randperm(len(out)).tolist()]

    def move(self):
        """Between iterations: another rival; the magnet moves to where the actor is, and the reader begins there anew."""
        if self.league:
            self.rival.flat.copy_(self.league[self.iteration % len(self.league)])
        if self.magnet and self.iteration % self.config["magnet_every"] == 0:
            self.magnet.flat.copy_(self.actor.used)
        if self.iteration % self.config["reader_every"] == 0:
            self.begin_reading()
        if self.iteration % 100 == 0:
            self.find_grid()

    def begin_reading(self):
        zero = torch.zeros_like(self.reader.flat)
        self.reader.load({"flat": self.actor.used, "moment": zero, "square": zero})
        self.reader_count.zero_()

    def find_grid(self):
        """Which steps the integers shall have: the powers of two that lose least now."""
        if self.config["whole"]:
            for there, here in zip((self.actor.scale, self.actor.most), export.grid(self.actor.flat.cpu().numpy())):
                there.copy_(torch.tensor(here))
            self.actor.settle()

    def run(self, until=1e12, iterations=10 ** 9):
        config = self.config
        saved = began = time.time()
        due = [m for m in config["snapshots_at"] if m * 1e6 > self.trained]
        last, first = self.iteration + iterations, self.decisions
        while self.trained < config["decisions"] and self.iteration < last and time.time() < until:
            start = time.time()
            if self.cuda:
                torch.cuda.synchronize()
            self.play()
            if self.cuda:
                torch.cuda.synchronize()
            played = time.time()
            figures = self.learn_from(min(self.trained / config["decisions"], 1)).tolist()
            now = time.time()
            self.seconds += now - start
            self.decisions += self.who.numel()
            self.trained = max(0, self.decisions - config["critic_first"])
            self.iteration += 1
            self.move()
            over, share = self.alone(self.has_rival)
            read, read_share = self.alone(self.has_reader)
            learner, reader = share / max(over, 1), read_share / max(read, 1)
            self.history.append([round(self.seconds, 1), self.decisions, over + read, round(learner, 4),
                                 round(reader, 4), *(round(f, 5) for f in figures)])
            if self.iteration % config["print_every"] == 0:
                print(f"{self.seconds:6.1f} s {self.decisions / 1e6:7.1f} M  play {played - start:.3f} learn "
                      f"{now - played:.3f} learner {learner:.4f} reader {reader:.4f} " +
                      " ".join(f"{n} {f:.4f}" for n, f in zip(FIGURES, figures)), flush=True)
            if due and self.trained >= due[0] * 1e6:
                self.snapshot(f"at{due.pop(0)}M")
            if now - saved > config["save_every"]:
                self.save()
                saved = now
        took = time.time() - began
        print(f"{'all is done' if self.trained >= config['decisions'] else 'not done yet'}: {self.decisions / 1e6:.1f} "
              f"M decisions, {(self.decisions - first) / 1e6 / took:.2f} M/s", flush=True)

    def share(self, one, others, games_wanted, mix):
        """How often one net wins alone among others (flat), its standard error (at most), and of how many games."""
        self.actor.load({"flat": one})
        self.rival.flat.copy_(others)
        self.games.deal(mix, 1000 + self.iteration)
        self.iteration += 1
        wins = played = 0
        while played < games_wanted:
            self.play()
            over, share = self.alone(self.has_rival)
            wins, played = wins + share, played + over
        return wins / played, (wins / played * (1 - wins / played) / played) ** 0.5, played

    def alone(self, which):
        """How many of these games are over, and how many of them the net that is alone there has won."""
        result = self.result[:, which].view(-1, games.RESULTS)
        result = result[result[:, 0] > 0]
        return len(result), float(result.gather(1, result[:, :1].long()).sum())


def write(path, how):
    how(path + ".new")
    os.replace(path + ".new", path)


def blend(ends, progress):
    return ends[0] + (ends[1] - ends[0]) * progress


def options_of(description):
    """Options that training, responses and matches share."""
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", required=True)
    parser.add_argument("--config", default=os.path.join(HERE, "config.json"))
    parser.add_argument("--wall", type=float, default=1e9, help="end after so many seconds, to be resumed")
    parser.add_argument("--set", action="append", default=[], help="name=json, instead of the config's")
    return parser


def prepared(options, **changes):
    """The config with what the program and the command line change, and the library of the games."""
    os.makedirs(options.out, exist_ok=True)
    with open(options.config) as file:
        config = {**json.load(file), **changes}
    for item in options.set:
        name, value = item.split("=", 1)
        assert name in config, f"there is no {name} in the config"
        config[name] = json.loads(value)
    return config, games.build_library(options.out)


def critic_of(path, trainer):
    """A checkpoint's critic, one of a file of nets (NAME@FILE.npz), or the one that has not learned yet."""
    if path is None:
        return {"flat": trainer.critic.flat.clone()}
    if "@" in path:
        return {"flat": trainer.on_device(export.net_of(path))}
    return {"flat": torch.load(path, map_location=trainer.device)["critic"]["flat"]}


def main():
    started = time.time()
    parser = options_of(__doc__)
    parser.add_argument("--iterations", type=int, default=10 ** 9, help="end after so many, to be resumed")
    parser.add_argument("--resume", help="a checkpoint, last.pt")
    parser.add_argument("--start", help="a net to start from: a file of weights (.k8) or NAME@snapshots.npz")
    parser.add_argument("--critic", help="where to take the critic from: a checkpoint or NAME@FILE.npz")
    parser.add_argument("--league", nargs="*", default=[], help="nets to play against from the beginning")
    options = parser.parse_args()
    config, library = prepared(options)
    trainer = Trainer(config, options.out, library)
    if options.start:
        trainer.actor.load({"flat": trainer.on_device(export.net_of(options.start))})
    trainer.critic.load(critic_of(options.critic, trainer))
    if options.resume:
        trainer.resume(options.resume)
    trainer.league += [trainer.on_device(export.net_of(name)) for name in options.league]
    trainer.prepare()
    print(f"torch {torch.__version__}, {trainer.device}, {trainer.actor.flat.numel()} + "
          f"{trainer.critic.flat.numel()} parameters, prepared in {time.time() - started:.0f} s", flush=True)
    trainer.run(started + options.wall, options.iterations)
    trainer.snapshot("last")
    trainer.save()
    return trainer


if __name__ == "__main__":
    main()
