"""The king's net: parameters, forward pass, losses.

One net for all sets and 2 to 5 seats. Places of the Queue are vectors that convolutions of width 3
mix with their neighbours; a table vector hears of all places by sum and maximum and speaks back as
a bias. The heads answer for places, gaps, placements (card x slot), values of all seats and the
kinds of face-down cards.

Everything is written for integers: no normalisation, rectified activations that only grow by
residual steps, so that a maximum over no place is 0. bots/king_net.c is the same in integers.
"""
import ctypes
import numpy as np
import torch
import torch.nn.functional as F

KINDS, SEATS, HAND, DEPTHS = 21, 5, 8, 3
HIDDEN = KINDS
SEAT_WIDTH, SLOT, HEAD, KIND_HIDDEN, KIND_OUT, VALUE_HIDDEN, VALUE_OUT = 64, 32, 40, 64, 40, 64, 16
HEAD_PICK, HEAD_GAP_AFTER, HEAD_GAP_BEFORE, HEAD_KEEP, HEAD_REVEAL = 32, 33, 34, 35, 36
PLACE_BYTES, SEAT_BYTES, TABLE_BYTES = 12, 20, 32
INPUTS = (57 + 3 * KINDS, 79 + 4 * KINDS, 54 + 3 * KINDS)  # of a place, a seat, the table
ACTOR = {"place": 80, "table": 256}  # what bots/king_net.h is written for
ASK_PLACE, ASK_REVEAL, ASK_PICK, ASK_PUT_CARD, ASK_PUT_TWIN, ASK_PLOT_FIRST, ASK_PLOT_NEXT = range(7)


def padded(n):
    return (n + 7) // 8 * 8


class Sight:
    """Where things are in a row of bytes, and which inputs they set."""

    def __init__(self, library, device):
        self.bytes = library.games_row_bytes()
        self.places = library.games_row_places()
        self.columns = self.places + 3
        self.seats_at = self.places * PLACE_BYTES
        self.table_at = self.seats_at + SEATS * SEAT_BYTES
        self.test = []
        for part in range(3):
            raw = (ctypes.c_uint8 * (4 * 512))()
            count = library.games_columns(part, raw)
            test = np.frombuffer(raw, np.uint8).reshape(-1, 4)[:count].astype(np.int64)
            blank = np.array([[0, 0, 1, 1]] * (padded(count) - count), np.int64).reshape(-1, 4)
            test = torch.tensor(np.concatenate([test, blank]), device=device)
            assert count == INPUTS[part], "training/net.py and bots/king_sight.h are of two minds"
            self.test.append((test[:, 0], test[:, 1].to(torch.uint8), test[:, 2].to(torch.uint8),
                              test[:, 3].to(torch.uint8)))

    def expand(self, part, x, kind):
        at, mask, low, high = self.test[part]
        v = x.index_select(-1, at) & mask
        return ((v >= low) & (v <= high)).to(kind)


def layers(size, heads):
    """Name -> shape of the weights (inputs, outputs), in the order of the weights file."""
    d, g = size["place"], size["table"]
    place, seat, table = (padded(n) for n in INPUTS)
    shapes = {
        "seat": (seat, SEAT_WIDTH), "owner": (SEAT_WIDTH, d), "place": (place, d),
        "table": (table, g), "seats": (SEATS * SEAT_WIDTH, g),
    }
    for i in (1, 2, 3) if heads else (1, 2):  # values hear nothing of the third
        shapes[f"line{i}"] = (d, 3 * d)
        shapes[f"tell{i}"] = (g, d)
        if i < 3:
            shapes[f"hear{i}"] = (2 * d, g)
    shapes["mull1"] = (g, g)
    shapes["mull2"] = (g, g)
    shapes["value1"] = (g, VALUE_HIDDEN)
    shapes["value2"] = (VALUE_HIDDEN, VALUE_OUT)
    if heads:
        shapes.update({
            "head": (d, HEAD), "front": (d, SLOT), "back": (d, SLOT), "kind1": (g, KIND_HIDDEN),
            "kinds": (24, KIND_HIDDEN), "kind2": (KIND_HIDDEN, KIND_OUT), "misc": (g, 8),
            "belief": (d, 64),
        })
    return shapes


NO_BIAS = {"owner", "seats", "tell1", "tell2", "tell3", "kinds"}


def biases(name, inputs, outputs):
    return 0 if name in NO_BIAS else inputs if name.startswith("line") else outputs


SUM_SCALE = 1 / 8  # of a sum over places
SMALL = {"head", "front", "back", "kind2", "misc", "value2", "belief"}  # start near nothing


class Net:
    """Parameters as views of one flat tensor, so that the optimiser is one operation.

    A whole net learns in flat, but thinks with the values that integers will have (used)."""

    def __init__(self, size, heads, device, generator, whole=False):
        self.shapes = layers(size, heads)
        count = sum(i * o + biases(n, i, o) for n, (i, o) in self.shapes.items())
        self.flat = torch.zeros(count, device=device)
        self.used = torch.zeros(count, device=device) if whole else self.flat
        self.scale, self.most = torch.ones_like(self.used), torch.full_like(self.used, 1e9)
        self.moment = torch.zeros(count, device=device)
        self.square = torch.zeros(count, device=device)
        self.w, at = {}, 0
        for name, (i, o) in self.shapes.items():
            for key, shape in ((name, (i, o)), (name + ".b", (biases(name, i, o),))):
                if shape == (0,):
                    continue
                n = int(np.prod(shape))
                p = torch.nn.Parameter(self.used[at:at + n].view(shape))
                if len(shape) == 2:
                    fan = 12 if name in ("place", "table", "kinds") else 24 if name == "seat" else i
                    if name.startswith("line"):
                        fan = 3 * i
                    scale = (2 / fan) ** 0.5 * (0.1 if name in SMALL else 0.7)
                    with torch.no_grad():
                        p.copy_(torch.randn(shape, generator=generator) * scale)
                self.w[key] = p
                at += n
        self.flat.copy_(self.used)

    def settle(self):
        """After flat has changed."""
        if self.used is not self.flat:
            whole = (self.flat * self.scale).round()
            self.used.copy_(torch.minimum(torch.maximum(whole, -self.most), self.most) / self.scale)

    def state(self):
        return {"flat": self.flat, "moment": self.moment, "square": self.square}

    def load(self, state):
        for key, value in self.state().items():
            if key in state:
                value.copy_(state[key])
        self.settle()


def linear(w, name, x, kind):
    y = x @ w[name].to(kind)
    return y + w[name + ".b"].to(kind) if name + ".b" in w else y


def trunk(sight, w, rows, places, kind):
    """rows: bytes. Returns the places' vectors, the table's vector and which places are there."""
    batch = rows.shape[0]
    raw = rows[:, :places * PLACE_BYTES].reshape(batch, places, PLACE_BYTES)
    seats = rows[:, sight.seats_at:sight.table_at].reshape(batch, SEATS, SEAT_BYTES)
    table = rows[:, sight.table_at:]
    there = (raw[:, :, 0] != 255).to(kind).unsqueeze(-1)
    seat = F.relu(linear(w, "seat", sight.expand(1, seats, kind), kind))
    own = linear(w, "owner", seat, kind)
    owner = raw[:, :, 1]
    owned = (owner == 0).to(kind).unsqueeze(-1) * own[:, 0:1]
    for j in range(1, SEATS):
        owned = owned + (owner == j).to(kind).unsqueeze(-1) * own[:, j:j + 1]
    x = F.relu(linear(w, "place", sight.expand(0, raw, kind), kind) + owned) * there
    g = F.relu(linear(w, "table", sight.expand(2, table, kind), kind) +
               linear(w, "seats", seat.reshape(batch, SEATS * SEAT_WIDTH), kind))

    def line(i, x, g):
        y = x @ w[f"line{i}"].to(kind)
        before, here, after = y.chunk(3, -1)
        zero = torch.zeros_like(here[:, :1])
        y = here + torch.cat([zero, before[:, :-1]], 1) + torch.cat([after[:, 1:], zero], 1)
        y = y + w[f"line{i}.b"].to(kind) + linear(w, f"tell{i}", g, kind).unsqueeze(1)
        return x + F.relu(y) * there

    def hear(i, x, g):
        both = torch.cat([x.sum(1) * SUM_SCALE, x.amax(1)], -1)
        return g + F.relu(linear(w, f"hear{i}", both, kind))

    x = line(1, x, g)
    g = hear(1, x, g)
    g = g + F.relu(linear(w, "mull1", g, kind))
    x = line(2, x, g)
    g = hear(2, x, g)
    g = g + F.relu(linear(w, "mull2", g, kind))
    if "line3" in w:
        x = line(3, x, g)
    return x, g, there


def values(w, g, kind):
    """Shares of victory as logits, and margins, of the seats from the asked one on."""
    v = linear(w, "value2", F.relu(linear(w, "value1", g, kind)), kind).float()
    return v[:, :SEATS], v[:, 8:8 + SEATS]


def absent(sight, rows):
    """Which of the five relative seats are not at the table."""
    seats = rows[:, sight.table_at].long()
    return torch.arange(SEATS, device=rows.device).unsqueeze(0) >= seats.unsqueeze(1)


def legal(sight, rows, places):
    """[batch, 8, places + 3] of what may be decided."""
    table = rows[:, sight.table_at:]
    ask, count = table[:, 2:3], table[:, 27:28]
    ways = table[:, 16].long() | table[:, 17].long() << 8 | table[:, 18].long() << 16
    ways = ways.unsqueeze(1)
    at = torch.arange(places + 1, device=rows.device).unsqueeze(0)
    way = (ways >> at & 1) != 0
    hand = table[:, 20:27] < KINDS
    front, back = count > 0, torch.ones_like(count, dtype=torch.bool)
    slots = torch.cat([front, back, way], 1)
    cards = hand.unsqueeze(2) & slots.unsqueeze(1)
    keep = (ask == ASK_REVEAL) | (ask == ASK_PLOT_NEXT)
    picks = (ask != ASK_PLACE) & (ask != ASK_REVEAL) & (ask != ASK_PUT_TWIN)
    last = torch.cat([keep, ask == ASK_REVEAL, way & picks], 1)
    return torch.cat([cards, last.unsqueeze(1)], 1)


def logits(sight, w, rows, places, x, g, there, kind):
    batch = rows.shape[0]
    table = rows[:, sight.table_at:]
    head = linear(w, "head", x, kind) * there
    count = table[:, 27].long()
    first = x[:, 0]
    is_last = (torch.arange(places, device=rows.device).unsqueeze(0) == (count - 1).unsqueeze(1))
    last = (x * is_last.to(kind).unsqueeze(-1)).sum(1)
    slot = torch.cat([linear(w, "front", first, kind).unsqueeze(1),
                      linear(w, "back", last, kind).unsqueeze(1), head[:, :, :SLOT],
                      torch.zeros(batch, 1, SLOT, dtype=kind, device=rows.device)], 1)
    hand = table[:, 20:27]
    hot = (hand.unsqueeze(-1) == torch.arange(24, device=rows.device, dtype=torch.uint8)).to(kind)
    card = F.relu(linear(w, "kind1", g, kind).unsqueeze(1) + hot @ w["kinds"].to(kind))
    card = linear(w, "kind2", card, kind)
    cards = (card[:, :, :SLOT].float().unsqueeze(2) * slot.float().unsqueeze(1)).sum(-1)
    cards = cards + card[:, :, SLOT:SLOT + 1].float()
    head = head.float()
    misc = linear(w, "misc", g, kind).float()
    current = (torch.arange(places, device=rows.device).unsqueeze(0) ==
               table[:, 29].long().unsqueeze(1)).float()
    keep = misc[:, 0] + (head[:, :, HEAD_KEEP] * current).sum(1)
    reveal = misc[:, 1] + (head[:, :, HEAD_REVEAL] * current).sum(1)
    keep = torch.where(table[:, 2] == ASK_REVEAL, keep, misc[:, 2])
    zero = torch.zeros(batch, 1, device=rows.device)
    pick = torch.cat([head[:, :, HEAD_PICK], zero], 1)
    gap = torch.cat([zero, head[:, :, HEAD_GAP_AFTER]], 1) + \
        torch.cat([head[:, :, HEAD_GAP_BEFORE], zero], 1)
    way = torch.where((table[:, 2] == ASK_PUT_CARD).unsqueeze(1), gap, pick)
    rest = torch.cat([keep.unsqueeze(1), reveal.unsqueeze(1), way], 1)
    out = torch.cat([cards, rest.unsqueeze(1)], 1)
    return out.masked_fill(~legal(sight, rows, places), -1e9).reshape(batch, -1)


def think(sight, w, rows, places, noise, kind):
    """Samples by Gumbel noise. Returns actions (row * columns + column) and their log probability."""
    x, g, there = trunk(sight, w, rows, places, kind)
    score = F.log_softmax(logits(sight, w, rows, places, x, g, there, kind), -1)
    gumbel = -torch.log(-torch.log(noise[:, :score.shape[1]].clamp(1e-9, 1 - 1e-7)))
    at = (score + gumbel).argmax(-1)
    chance = score.gather(1, at.unsqueeze(1)).squeeze(1)
    columns = places + 3
    action = torch.div(at, columns, rounding_mode="floor") * sight.columns + at % columns
    return action.to(torch.int32), chance


def judge(sight, w, rows, places, kind):
    """The critic: shares and margins of the seats from the asked one on."""
    _, g, _ = trunk(sight, w, rows, places, kind)
    share, margin = values(w, g, kind)
    share = F.softmax(share.masked_fill(absent(sight, rows), -1e9), -1)
    return torch.cat([share, margin], -1)


def value_loss(sight, w, rows, g, target, kind):
    share, margin = values(w, g, kind)
    gone = absent(sight, rows)
    share = F.log_softmax(share.masked_fill(gone, -1e9), -1)
    cross = -(target[:, :SEATS] * share).sum(-1).mean()
    off = ((margin - target[:, SEATS:]) * ~gone).square().sum(-1).mean()
    return cross, off


def losses(sight, actor, critic, rows, truths, places, batch, kind, config, magnet=None):
    """batch: action, chance, advantage, target [10], own, and the coefficients of entropy and magnet.
    magnet: an actor that this one is drawn to. Returns the loss and figures."""
    x, g, there = trunk(sight, actor, rows, places, kind)
    score = F.log_softmax(logits(sight, actor, rows, places, x, g, there, kind), -1)
    columns = places + 3
    action = batch["action"].long()
    at = torch.div(action, sight.columns, rounding_mode="floor") * columns + action % sight.columns
    chance = score.gather(1, at.unsqueeze(1)).squeeze(1)
    own = batch["own"]
    owns = own.mean().clamp(min=1e-3)
    ratio = (chance - batch["chance"]).exp()
    advantage = batch["advantage"]
    clipped = ratio.clamp(1 - config["clip"], 1 + config["clip"])
    policy = -(torch.min(ratio * advantage, clipped * advantage) * own).mean() / owns
    entropy = -((score.exp() * score).sum(-1) * own).mean() / owns
    cross, off = value_loss(sight, actor, rows, g, batch["target"], kind)

    raw = rows[:, :places * PLACE_BYTES].reshape(-1, places, PLACE_BYTES)
    true = truths[:, :places * PLACE_BYTES].reshape(-1, places, PLACE_BYTES)
    guess = linear(actor, "belief", x, kind).float()[:, :, :DEPTHS * KINDS]
    guess = F.log_softmax(guess.reshape(-1, places, DEPTHS, KINDS), -1)
    at_kind = (0, 6, 8)
    hidden = torch.stack([(raw[:, :, i] == HIDDEN) for i in at_kind], 2).float()
    kinds = torch.stack([true[:, :, i] for i in at_kind], 2).long().clamp(max=KINDS - 1)
    told = guess.gather(-1, kinds.unsqueeze(-1)).squeeze(-1)
    belief = -(told * hidden).sum() / hidden.sum().clamp(min=1)

    _, seen, _ = trunk(sight, critic, truths, places, kind)
    critic_cross, critic_off = value_loss(sight, critic, truths, seen, batch["target"], kind)

    drawn = torch.zeros_like(entropy)
    if magnet is not None:
        few = rows.shape[0] // config["magnet_part"]  # tell enough, and the magnet has to look at them only
        with torch.no_grad():
            some = rows[:few]
            told = logits(sight, magnet, some, places, *trunk(sight, magnet, some, places, kind), kind)
            other = F.log_softmax(told, -1)
        mine = score[:few]
        drawn = ((mine.exp() * (mine - other)).sum(-1) * own[:few]).mean() / owns

    loss = policy - batch["entropy"] * entropy + batch["magnet"] * drawn + \
        config["value"] * (cross + 0.02 * off) + config["belief"] * belief + \
        critic_cross + 0.02 * critic_off
    distance = ((ratio - 1 - (chance - batch["chance"])) * own).mean() / owns
    figures = torch.stack([policy, entropy, cross, off, belief, critic_cross, critic_off, distance,
                           drawn])
    return loss, figures.detach()


FIGURES = ("policy", "entropy", "value", "margin", "belief", "critic", "critic_margin", "kl",
           "from_magnet")
