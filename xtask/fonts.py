"""Makes the faces in static/fonts: see docs/fonts.md.

    python3 -m venv /tmp/fonts && /tmp/fonts/bin/pip install fonttools brotli
    npm install --prefix /tmp/fonts @fontsource-variable/alegreya@5.3.0 @fontsource/alegreya-sans@5.3.0
    /tmp/fonts/bin/python xtask/fonts.py /tmp/fonts/node_modules
"""

import io
import pathlib
import sys

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

FACES = {
    "alegreya": "@fontsource-variable/alegreya/files/alegreya-latin-wght-normal.woff2",
    "alegreya-sans-400": "@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff2",
    "alegreya-sans-700": "@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff2",
}
# Of the weights of a face that has them all, those that the styles use.
WEIGHTS = (500, 700)

# The signs of the texts, and the letters of Western Europe for the names of players.
SIGNS = "!\"#$%&'()*+,-./0123456789:;<=>?@[]_ \u00a0\u202f«»‹›“”‘’„·–—…×−°•"
LETTERS = (
    "ABCDEFGHIJKLMNOPQRSTUVWXYZÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØŒÙÚÛÜÝŸ"
    "abcdefghijklmnopqrstuvwxyzßàáâãäåæçèéêëìíîïñòóôõöøœùúûüýÿ"
)
# What the styles ask of every face (font-size-adjust in base.css).
X_HEIGHT = 0.48
# Where most systems' faces have them: a line of text keeps its place when a face comes.
ASCENT, DESCENT = 0.93, 0.24


def substitutes(font, feature):
    """What a feature puts in the place of single glyphs."""
    table, found = font["GSUB"].table, {}
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag == feature:
            for at in record.Feature.LookupListIndex:
                for part in table.LookupList.Lookup[at].SubTable:
                    found |= getattr(getattr(part, "ExtSubTable", part), "mapping", {})
    return found


def make(source, target):
    font = TTFont(source, recalcTimestamp=False)
    if "fvar" in font:
        limited, font = io.BytesIO(), instancer.instantiateVariableFont(font, {"wght": WEIGHTS})
        font.flavor = None
        font.save(limited)
        font = TTFont(limited, recalcTimestamp=False)
    # Lining figures of one width are the figures: they need no feature, which styles forget.
    lining, tabular = substitutes(font, "lnum"), substitutes(font, "tnum")
    for table in font["cmap"].tables:
        for code in map(ord, "0123456789"):
            glyph = lining.get(table.cmap[code], table.cmap[code])
            table.cmap[code] = tabular.get(glyph, glyph)
    # Of the ligatures, those of f.
    name = font.getBestCmap()
    joined = {name[ord(letter)] for letter in "fijl"}
    for lookup in font["GSUB"].table.LookupList.Lookup:
        for part in lookup.SubTable:
            part = getattr(part, "ExtSubTable", part)
            if hasattr(part, "ligatures"):
                part.ligatures = {
                    first: [one for one in ligatures if joined.issuperset(one.Component)]
                    for first, ligatures in part.ligatures.items()
                    if first in joined
                }
    options = subset.Options()
    options.layout_features = ["kern", "liga"]
    options.hinting = False
    options.glyph_names = False
    options.notdef_outline = True
    options.name_IDs = [0, 1, 2, 13, 14]
    options.drop_tables += ["STAT", "GDEF", "gasp"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=SIGNS + LETTERS)
    subsetter.subset(font)

    size = round(font["OS/2"].sxHeight / X_HEIGHT)
    font["head"].unitsPerEm = size
    lines, metrics = font["hhea"], font["OS/2"]
    lines.ascent = metrics.sTypoAscender = metrics.usWinAscent = round(ASCENT * size)
    metrics.usWinDescent = round(DESCENT * size)
    lines.descent = metrics.sTypoDescender = -metrics.usWinDescent
    lines.lineGap = metrics.sTypoLineGap = 0
    font.flavor = "woff2"
    font.save(target)
    print(f"{target}: {target.stat().st_size} bytes, {len(font.getGlyphOrder())} glyphs")


if __name__ == "__main__":
    sources = pathlib.Path(sys.argv[1])
    folder = pathlib.Path(__file__).parent.parent / "static" / "fonts"
    for name, source in FACES.items():
        make(sources / source, folder / f"{name}.woff2")
