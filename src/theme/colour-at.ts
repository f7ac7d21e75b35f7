/** The colour `#rrggbb` at a position from 0 to 1 of a scale, interpolated between its stops. */
export function colourAt(colours: readonly string[], position: number): string {
  const place = Math.min(1, Math.max(0, position)) * (colours.length - 1);
  const [from = '', to = from] = [colours[Math.floor(place)], colours[Math.ceil(place)]];
  const part = place - Math.floor(place);
  const mixed = [1, 3, 5].map((at) =>
    Math.round(channel(from, at) * (1 - part) + channel(to, at) * part),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
