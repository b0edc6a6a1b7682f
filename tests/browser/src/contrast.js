// What axe leaves open: words on a gradient, whose contrast is that with its least favourable colour, and fields,
// which are told by their border or by what they are filled with.
// `report` is that of axe; returns the findings, in words.
const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
const colour = (css) => {
    brush.clearRect(0, 0, 1, 1);
    brush.fillStyle = css;
    brush.fillRect(0, 0, 1, 1);
    return [...brush.getImageData(0, 0, 1, 1).data];
};
const over = (below, [r, g, b, alpha]) =>
    [r, g, b].map((part, at) => (part * alpha + below[at] * (255 - alpha)) / 255);
const FUNCTIONS = /(?:rgba?|hsla?|color|(?:ok)?(?:lab|lch))\([^()]*\)/g;

// The colours that may lie behind an element's words.
const behind = (element) => {
    if (!element) return [colour('Canvas').slice(0, 3)];
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    const plain = colour(backgroundColor);
    const below = plain[3] === 255 ? [plain.slice(0, 3)] : behind(element.parentElement).map((it) => over(it, plain));
    const stops = backgroundImage.match(FUNCTIONS)?.map(colour) ?? [];
    const all = stops.length > 0 ? below.flatMap((it) => stops.map((stop) => over(it, stop))) : below;
    return [...new Map(all.map((it) => [it.map(Math.round).join(), it])).values()];
};
const light = (rgb) => {
    const [r, g, b] = rgb.map((part) => part / 255).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const ratio = (one, other) => {
    const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b);
    return (bright + 0.05) / (dark + 0.05);
};

const open = report.incomplete.filter((found) => found.id === 'color-contrast').flatMap((found) => found.nodes);
const words = open.flatMap((node) => {
    const { messageKey, expectedContrastRatio } = node.any[0]?.data ?? {};
    const element = messageKey === 'bgGradient' ? document.querySelector(node.target[0]) : null;
    if (!element) return [];
    const ink = colour(getComputedStyle(element).color);
    const found = Math.min(...behind(element).map((back) => ratio(over(back, ink), back)));
    return found < parseFloat(expectedContrastRatio)
        ? [`contrast ${found.toFixed(2)} of ${expectedContrastRatio} on a gradient:\n    ${node.html.slice(0, 200)}`]
        : [];
});

// WCAG 1.4.11: three to one.
const written = 'input:not([type=checkbox], [type=radio], [type=range], [type=file]), select, textarea';
const fields = [...document.querySelectorAll(written)].filter(
    (field) => !field.disabled && field.checkVisibility() && !field.closest('.visually-hidden'));
const faint = fields.flatMap((field) => {
    const { borderTopColor, borderTopWidth } = getComputedStyle(field);
    const edge = parseFloat(borderTopWidth) > 0 ? colour(borderTopColor) : [0, 0, 0, 0];
    const found = Math.min(...behind(field.parentElement).map((back) =>
        Math.max(ratio(over(back, edge), back), ...behind(field).map((own) => ratio(own, back)))));
    return found < 3 ? [`border ${found.toFixed(2)} of 3:\n    ${field.outerHTML.slice(0, 200)}`] : [];
});
return [...words, ...faint];
