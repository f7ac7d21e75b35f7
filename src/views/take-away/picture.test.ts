import { expect, it } from 'vitest';
import { pictureSvg, type Picture } from './picture';

const picture: Picture = {
  title: 'Errors <script>alert(1)</script> & "more"\u0000',
  subtitle: '2026-11-21 – 2026-11-22',
  chart: { svg: '<svg xmlns="http://www.w3.org/2000/svg"/>', width: 400, height: 200 },
  legend: [],
  look: { background: '#fff', text: '#000', muted: '#666', font: '"Inter", sans-serif' },
};

it('has titles and names as text, and is a well-formed document', () => {
  const legend = [{ name: '</text><b>&', colour: '"#f00"' }];
  const { svg } = pictureSvg({ ...picture, legend });
  expect(svg).not.toMatch(/<script|<b>|\u0000/);
  expect(svg).toContain('Errors &lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;more&quot;');
  // Every tag is closed, and quotes of attributes are balanced.
  const tags = [...svg.matchAll(/<(\/?)(\w+)([^<>]*?)(\/?)>/g)];
  const depth = tags.reduce(
    (now, [, closes, , , isEmpty]) => now + (closes ? -1 : isEmpty ? 0 : 1),
    0,
  );
  expect(depth).toBe(0);
  expect(tags.every(([tag]) => (tag.split('"').length - 1) % 2 === 0)).toBe(true);
});

it('grows with the lines of the legend, which never leave its width', () => {
  const legend = Array.from({ length: 40 }, (_, i) => ({ name: `series ${i}`, colour: '#123456' }));
  const [none, all] = [pictureSvg(picture), pictureSvg({ ...picture, legend })];
  expect(all.height).toBeGreaterThan(none.height);
  expect(all.width).toBe(none.width);
  const lefts = [...all.svg.matchAll(/<rect x="([\d.]+)" y="([\d.]+)"/g)];
  expect(lefts).toHaveLength(40);
  expect(Math.max(...lefts.map(([, x]) => Number(x)))).toBeLessThan(400);
  expect(Math.max(...lefts.map(([, , y]) => Number(y)))).toBeLessThan(all.height);
});

it('names the lines of earlier windows beside a piece of them', () => {
  const series = { name: 'count()', colour: '#123456' };
  const ghost = { name: 'Total (previous window)', colour: '#654321', dashes: '6 4' };
  const { svg } = pictureSvg({ ...picture, legend: [series, ghost] });
  expect(svg.match(/<rect x=/g)).toHaveLength(1);
  expect(svg).toMatch(/<path [^>]*h22" stroke="#654321" [^>]*stroke-dasharray="6 4"\/>/);
  expect(svg).toContain('>Total (previous window)</text>');
});
