import { screen } from '@testing-library/react';
import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { renderPart } from '@test/rendering/render-part';
import { pathOf, QrCode } from './QrCode';

it('draws each dark module once', () => {
  expect(
    pathOf([
      [true, true, false, true],
      [false, false, false, false],
      [false, true, true, true],
    ]),
  ).toBe('M0 0h2v1h-2zM3 0h1v1h-1zM1 2h3v1h-3z');
});

it('covers the code of a text with an empty frame', () => {
  const text = 'https://logs.example.org/dashboards/wall/1?wall=Lobby#key=token';
  renderPart(<QrCode text={text} label="Address" />);
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const code = screen.getByRole('img', { name: 'Address' });
  expect(code).toHaveAttribute('viewBox', `0 0 ${size} ${size}`);
  const runs =
    code
      .querySelector('path')
      ?.getAttribute('d')
      ?.matchAll(/M(\d+) (\d+)h(\d+)/g) ?? [];
  const dark = new Set(
    [...runs].flatMap(([, x, y, length]) =>
      Array.from({ length: Number(length) }, (_, at) => `${Number(x) + at} ${y}`),
    ),
  );
  for (const [y, row] of data.entries())
    for (const [x, isDark] of row.entries()) expect(dark.has(`${x} ${y}`)).toBe(isDark);
});
