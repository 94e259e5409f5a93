"""Cuts one font file out of an upstream one, by fontTools. `cut-fonts.ts` runs it with a `FontPlan` as JSON on stdin."""

import json
import sys

from fontTools.pens.boundsPen import BoundsPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont, newTable
from fontTools.varLib.instancer import instantiateVariableFont
from fontTools.varLib.iup import iup_delta_optimize

LEGAL_NAMES = (0, 13, 14)
WINDOWS_ENGLISH = (3, 1, 0x409)
# Widths vary by `gvar`, and what the others say no browser asks for.
NOT_NEEDED = ["HVAR", "MVAR", "STAT", "BASE"]


def cut_at(plan, place):
    """The font with the characters and layout rules of the plan, its axes limited to `place`."""
    font = TTFont(plan["source"], recalcTimestamp=False)
    options = Options(layout_features=plan["features"], name_IDs=["*"], hinting=False, notdef_outline=True)
    options.drop_tables += NOT_NEEDED
    subsetter = Subsetter(options)
    subsetter.populate(text=plan["characters"])
    subsetter.subset(font)
    limits = {tag: tuple(value) if isinstance(value, list) else value for tag, value in place.items()}
    return instantiateVariableFont(font, limits)


def simplify(font, step):
    """
    Leaves out what is added where two axes move at once: along each axis alone every outline stays as it was drawn,
    and between them the changes are summed. Large letters are light and bold ones small here: nobody sees the corner.
    Changes of outlines become multiples of `step` font units, and those that follow from their neighbours are omitted;
    widths stay exact.
    """
    glyphs, metrics = font["glyf"], font["hmtx"].metrics
    for name, variations in font["gvar"].variations.items():
        points, control = glyphs._getCoordinatesAndControls(name, metrics)
        kept = [one for one in variations if sum(peak != 0 for _, peak, _ in one.axes.values()) == 1]
        for variation in kept:
            # The parts of a composed letter are simplified already: where they are set stays exact.
            if glyphs[name].isComposite():
                continue
            variation.calcInferredDeltas(points, control.endPts)
            # Behind the outline's points come four that say the width.
            exact = [(round(x), round(y)) for x, y in variation.coordinates]
            changes = [(step * round(x / step), step * round(y / step)) for x, y in exact[:-4]] + exact[-4:]
            variation.coordinates = iup_delta_optimize(changes, points, control.endPts, tolerance=step / 2)
        font["gvar"].variations[name] = [one for one in kept if one.hasImpact()]


def rename(font, family):
    """Licences reserve names for unchanged files (SIL Open Font License 1.1, §3); copyright and licence stay."""
    names = font["name"]
    names.names = [one for one in names.names if one.nameID in LEGAL_NAMES and one.platformID == 3]
    compact = family.replace(" ", "")
    ours = {1: family, 2: "Regular", 3: f"1.0;{compact}", 4: family, 5: "Version 1.0", 6: compact}
    for number, text in ours.items():
        names.setName(text, number, *WINDOWS_ENGLISH)
    for axis in font["fvar"].axes:
        axis.axisNameID = names.addName(axis.axisTag, platforms=(WINDOWS_ENGLISH,))
    font["fvar"].instances = []


def add_alike(font, alike):
    for table in font["cmap"].tables:
        for character, likes in alike.items():
            drawn = next((table.cmap[ord(like)] for like in likes if ord(like) in table.cmap), None)
            if drawn is not None:
                table.cmap.setdefault(ord(character), drawn)


def set_heights(font, ascent, descent):
    lines, windows = font["hhea"], font["OS/2"]
    lines.ascent = windows.sTypoAscender = windows.usWinAscent = ascent
    lines.descent = windows.sTypoDescender = -descent
    windows.usWinDescent = descent


def smooth(font):
    """Without hints every size is drawn with smooth edges."""
    font["gasp"] = newTable("gasp")
    font["gasp"].gaspRange = {0xFFFF: 0x000F}


def drawn_at(font, place):
    """Width and box of each character, in thousandths of the font size."""
    still = instantiateVariableFont(font, place)
    outlines, unit = still.getGlyphSet(), still["head"].unitsPerEm / 1000
    drawn = {}
    for code, name in still.getBestCmap().items():
        pen = BoundsPen(outlines)
        outlines[name].draw(pen)
        drawn[code] = [edge / unit for edge in (outlines[name].width, *(pen.bounds or ()))]
    return drawn


def differing(plan):
    """Characters of the written file that are not drawn like their originals at an end of an axis."""
    fixed = {tag: value for tag, value in plan["axes"].items() if not isinstance(value, list)}
    defaults = {axis.axisTag: axis.defaultValue for axis in TTFont(plan["target"])["fvar"].axes}
    found = set()
    for tag in defaults:
        for end in plan["axes"][tag]:
            place = {**defaults, tag: end}
            ours, theirs = drawn_at(TTFont(plan["target"]), place), drawn_at(cut_at(plan, {}), {**place, **fixed})
            for code, edges in theirs.items():
                if len(edges) != len(ours[code]) or any(abs(a - b) > plan["nearly"] for a, b in zip(edges, ours[code])):
                    found.add(f"{chr(code)} at {tag} {end}")
    return sorted(found)


def main():
    plan = json.load(sys.stdin)
    font = cut_at(plan, plan["axes"])
    kerned = cut_at(plan, plan["kernedAt"])
    for tag in ("GPOS", "GDEF"):
        if tag in kerned:
            font[tag] = kerned[tag]
    simplify(font, round(plan["step"] * font["head"].unitsPerEm / 1000))
    rename(font, plan["name"])
    add_alike(font, plan["alike"])
    if "heights" in plan:
        set_heights(font, *plan["heights"])
    smooth(font)
    font.flavor = "woff2"
    font.save(plan["target"])
    apart = differing(plan)
    if apart:
        sys.exit(f"{plan['target']} is not drawn like its original: {', '.join(apart)}")


main()
