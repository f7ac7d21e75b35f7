import { expect, it } from 'vitest';
import { seriesColours, statusColours } from './palettes';

type Triple = readonly [number, number, number];

/** How colours look, in linear RGB: Machado, Oliveira and Fernandes, 2009, at full severity. */
const VISIONS: Readonly<Record<string, readonly [Triple, Triple, Triple]>> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const linear = (hex: string, at: number) => {
  const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** In the colour space OKLab, where distances are about as large as they look. */
function seen(hex: string, [red, green, blue]: readonly [Triple, Triple, Triple]): Triple {
  const colour: Triple = [linear(hex, 1), linear(hex, 3), linear(hex, 5)];
  const part = (of: Triple) =>
    Math.min(1, Math.max(0, of[0] * colour[0] + of[1] * colour[1] + of[2] * colour[2]));
  const [r, g, b] = [part(red), part(green), part(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

const distance = (one: Triple, other: Triple) =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

/** Pairs that look alike; 0.02 is just noticeable side by side. */
const alike = (colours: readonly string[], vision: string, least: number): string[] => {
  const matrix = VISIONS[vision] ?? [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ];
  const places = colours.map((colour) => seen(colour, matrix));
  return places.flatMap((one, i) =>
    places.flatMap((other, j) =>
      j > i && distance(one, other) < least
        ? [`${colours[i]} and ${colours[j]}: ${distance(one, other).toFixed(3)}`]
        : [],
    ),
  );
};

it.each(
  (['teint', 'noir'] as const).flatMap((theme) =>
    Object.keys(VISIONS).map((vision) => [theme, vision] as const),
  ),
)('series in %s can be told apart with %s vision', (theme, vision) => {
  const colours = seriesColours[theme];
  expect(colours).toHaveLength(16);
  expect(alike(colours.slice(0, 8), vision, 0.085)).toEqual([]);
  expect(alike(colours, vision, vision === 'usual' ? 0.085 : 0.045)).toEqual([]);
});

it.each(
  (['teint', 'noir'] as const).flatMap((theme) =>
    Object.keys(VISIONS).map((vision) => [theme, vision] as const),
  ),
)('status codes in %s can be told apart with %s vision', (theme, vision) => {
  const classes = Object.values(statusColours[theme]);
  expect(classes.flatMap((shades) => alike(shades, vision, 0.045))).toEqual([]);
  const firsts = classes.flatMap((shades) => shades.slice(0, 1));
  expect(alike(firsts, vision, 0.045)).toEqual([]);
});
