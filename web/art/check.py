#!/usr/bin/env python3
"""Checks the drawings and the palette: contrast (WCAG 2), colour-blind distance of the family fields (Machado 2009), sizes, forbidden parts.
Prints what it found and exits 1 if a promise of README.md is broken."""
import gzip, itertools, math, pathlib, re, sys
import xml.etree.ElementTree as ET

HERE = pathlib.Path(__file__).parent
CARD_AT_NIGHT = re.search(r'\[data-theme="dark"\] \[data-theme="light"\] \{ --card: (#\w+)', (HERE / 'palette.css').read_text())[1]
broken = []


def promise(ok, text):
    if not ok:
        broken.append(text)


def rgb(colour):
    c = [int(colour[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return [v / 12.92 if v <= .04045 else ((v + .055) / 1.055) ** 2.4 for v in c]


def contrast(one, two):
    a, b = sorted((sum(w * v for w, v in zip((.2126, .7152, .0722), rgb(c))) for c in (one, two)), reverse=True)
    return (a + .05) / (b + .05)


def apply(matrix, v):
    return [sum(m * x for m, x in zip(row, v)) for row in matrix]


def lab(v):
    xyz = apply(((.4124, .3576, .1805), (.2126, .7152, .0722), (.0193, .1192, .9505)), v)
    x, y, z = (t ** (1 / 3) if t > .008856 else 7.787 * t + 16 / 116 for t in (xyz[0] / .9505, xyz[1], xyz[2] / 1.089))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


SIGHT = {
    'full': ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    'protanopia': ((.152286, 1.052583, -.204868), (.114503, .786281, .099216), (-.003882, -.048116, 1.051998)),
    'deuteranopia': ((.367322, .860646, -.227968), (.280085, .672501, .047413), (-.01182, .04294, .968881)),
    'tritanopia': ((1.255528, -.076749, -.178779), (-.078411, .930809, .147602), (.004733, .691367, .3039)),
}


def themes():
    css = re.sub(r'/\*.*?\*/', '', (HERE / 'palette.css').read_text(), flags=re.S)
    blocks = re.findall(r'([^{}]+)\{([^{}]*)\}', css)
    found = [(sel.strip(), dict(re.findall(r'--([\w-]+): (#\w{6});', body))) for sel, body in blocks]
    big = [(sel, props) for sel, props in found if 'page' in props]
    assert len(big) == 3, 'light, dark, dark before the page has started'
    promise(big[2][1].items() <= big[1][1].items(), 'the two dark blocks differ')
    night_card = dict(big[0][1], card=CARD_AT_NIGHT)
    return {'light': big[0][1], 'dark': big[1][1], 'card at night': night_card}


def check_palette():
    for name, p in themes().items():
        grounds = ['card'] if name == 'card at night' else ['page', 'panel', 'card']
        pairs = [(t, g, 4.5) for t in ('ink', 'ink-soft', 'accent', 'good', 'danger') for g in grounds]
        pairs += [(t, g, 3) for t in ('focus', 'line-control') for g in grounds]
        pairs += [('edge', g, 3) for g in grounds[:2] if name != 'card at night']
        pairs += [('accent-ink', 'accent', 4.5), ('token-ink', 'token', 4.5)]
        for f in ('family-' + x for x in 'abcde'):
            pairs += [(f + '-ink', f, 4.5), (f + '-light', f, 3), ('ink', f + '-wash', 4.5), ('ink-soft', f + '-wash', 4.5)]
            pairs += [(f + '-text', g, 4.5) for g in grounds + [f + '-wash']]
        worst = min(pairs, key=lambda q: contrast(p[q[0]], p[q[1]]) / q[2])
        for t, g, need in pairs:
            promise(contrast(p[t], p[g]) >= need, f'{name}: {t} on {g} {contrast(p[t], p[g]):.2f} < {need}')
        print(f'{name}: {len(pairs)} pairs; tightest {worst[0]} on {worst[1]} {contrast(p[worst[0]], p[worst[1]]):.2f} (needs {worst[2]})')
        for sight, m in SIGHT.items():
            seen = {x: lab([min(1, max(0, v)) for v in apply(m, rgb(p['family-' + x]))]) for x in 'abcde'}
            near = min(itertools.combinations('abcde', 2), key=lambda q: math.dist(seen[q[0]], seen[q[1]]))
            d = math.dist(seen[near[0]], seen[near[1]])
            promise(d >= 20, f'{name}: families {near} too close in {sight}: {d:.0f}')
            print(f'  {sight}: nearest fields {near[0]}-{near[1]}, distance {d:.0f}')


def check_drawings():
    files = sorted(HERE.rglob('*.svg'))
    for f in files:
        text, name = f.read_text(), str(f.relative_to(HERE))
        for node in ET.fromstring(text).iter():
            tag = node.tag.split('}')[1]
            promise(tag in ('svg', 'g', 'path', 'circle', 'rect'), f'{name}: <{tag}>')
            promise('id' not in node.attrib, f'{name}: id')
        promise(not re.search(r'\.\d{2,}[1-9]', text), f'{name}: more than two decimals')
        if name.startswith(('emblems', 'icons')):
            promise(not re.search(r'#\w{3}', text), f'{name}: a fixed colour')
        if name.startswith('emblems'):
            promise(len(text) <= 1320, f'{name}: {len(text)} bytes')
    counts = {d: len(list((HERE / d).glob('*.svg'))) for d in ('emblems', 'arms', 'icons')}
    header = (HERE / '../../include/oriflamme.h').read_text()
    names = re.findall(r'ORI_(\w+),', re.search(r'enum OriKind \{(.*?)ORI_KINDS', header, re.S)[1])
    kinds = {name.lower().replace('_', '-') for name in names}
    drawn = {path.stem for path in (HERE / 'emblems').glob('*.svg')}
    promise(kinds == drawn, f'cards without an emblem, or emblems without a card: {sorted(kinds ^ drawn)}')
    promise(counts['arms'] == 5, f'counts {counts}')
    each = sum(len(gzip.compress(f.read_bytes(), 9)) for f in files)
    whole = len(gzip.compress(b''.join(f.read_bytes() for f in files), 9))
    promise(each <= 40_000 and whole <= 30_000, 'too heavy')
    print(f'{len(files)} drawings {counts}; gzip: {each} bytes one by one, {whole} together')


check_palette()
check_drawings()
print('\n'.join(broken) or 'all promises kept')
sys.exit(bool(broken))
