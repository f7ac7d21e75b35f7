/** WCAG 2 contrast ratio of two colours `#rrggbb`, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * The colour, mixed with `towards` until it has the `least` contrast on a background, so that a
 * colour chosen in one theme is legible in the other.
 */
export function legible(colour: string, on: string, towards: string, least = 3): string {
  for (let share = 0; share < 1; share += STEP) {
    const mixed = mix(colour, towards, share);
    if (contrast(mixed, on) >= least) return mixed;
  }
  return towards;
}

const STEP = 0.1;

const mix = (one: string, other: string, share: number): string =>
  `#${[1, 3, 5]
    .map((at) => {
      const [from, to] = [one, other].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
      const part = Math.round((from ?? 0) * (1 - share) + (to ?? 0) * share);
      return part.toString(16).padStart(2, '0');
    })
    .join('')}`;

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
