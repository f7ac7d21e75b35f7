import { beforeEach, expect, it, vi } from 'vitest';
import { xmlText } from './xml-text';
import { SvgBrush } from './svg-brush';

beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    measureText: (text: string) => ({ width: 7 * text.length }),
  } as CanvasRenderingContext2D);
});

/** The document as a program reads it that gets the file. */
const written = (brush: SvgBrush) => {
  const text = xmlText(new XMLSerializer().serializeToString(brush.root));
  const read = new DOMParser().parseFromString(text, 'image/svg+xml');
  expect(read.querySelector('parsererror')).toBeNull();
  return read.documentElement;
};

it('texts are texts, whatever they contain', () => {
  const hostile = '</text><script>alert(1)</script>&"\u0000\u001b[31m \ud800';
  const brush = new SvgBrush(200, 100);
  brush.title(hostile);
  brush.font = '600 13px "Inter", sans-serif';
  brush.fillStyle = 'rgba(10, 20, 30, 0.5)';
  brush.fillText(hostile, 1, 2.3456);
  const drawn = written(brush);
  expect(drawn.querySelector('script')).toBeNull();
  const text = drawn.querySelector('text');
  expect(text?.textContent).toBe('</text><script>alert(1)</script>&"\ufffd\ufffd[31m \ufffd');
  expect(text?.getAttribute('style')).toContain('font: 600 13px "Inter", sans-serif');
  expect(attributesOf(text, 'x', 'y', 'fill', 'fill-opacity', 'textLength')).toEqual([
    '1',
    '2.35',
    '#0a141e',
    '0.5',
    `${7 * hostile.length}`,
  ]);
  expect(drawn.querySelector('title')?.textContent).toContain('</text>');
});

it('texts are as wide as their spacing makes them', () => {
  const brush = new SvgBrush(200, 100);
  brush.letterSpacing = '1.5px';
  brush.fillText('2,117', 0, 0);
  const text = written(brush).querySelector('text');
  expect(attributesOf(text, 'textLength')).toEqual([`${5 * 7 + 5 * 1.5}`]);
  expect(text?.getAttribute('style')).toContain('letter-spacing: 1.5px');
});

it('what is clipped or moved is in a group, which ends when the brush is restored', () => {
  const brush = new SvgBrush(100, 100);
  brush.save();
  brush.beginPath();
  brush.rect(0, 0, 10, 10);
  brush.clip();
  brush.translate(5, 6);
  brush.globalAlpha = 0.5;
  brush.fillRect(1, 2, 3, 4);
  brush.restore();
  brush.fillRect(9, 9, 9, 9);
  const drawn = written(brush);
  const [inner, outer] = drawn.querySelectorAll('rect');
  expect(inner?.parentElement?.getAttribute('transform')).toBe('translate(5 6)');
  const clip = inner?.closest('[clip-path]')?.getAttribute('clip-path');
  expect(clip).toBe(`url(#${drawn.querySelector('clipPath')?.id})`);
  expect(drawn.querySelector('clipPath path')?.getAttribute('d')).toBe('M0 0h10v10h-10Z');
  expect(inner?.getAttribute('fill-opacity')).toBe('0.5');
  expect(outer?.parentElement).toBe(drawn);
  expect(outer?.getAttribute('fill-opacity')).toBeNull();
});

it('shapes are paths, with their lines and dashes', () => {
  const brush = new SvgBrush(100, 100);
  brush.beginPath();
  brush.arc(10, 20, 5);
  brush.fillStyle = 'color(srgb 1 0.5 0 / 0.25)';
  brush.fill('evenodd');
  brush.lineWidth = 1.5;
  brush.lineJoin = 'round';
  brush.strokeStyle = '#123456';
  brush.setLineDash([4, 2.345]);
  brush.stroke();
  brush.beginPath();
  brush.roundRect(0, 0, 20, 10, 40);
  brush.stroke();
  const [circle, outline, box] = written(brush).querySelectorAll('path');
  expect(attributesOf(circle, 'd', 'fill', 'fill-opacity', 'fill-rule')).toEqual([
    'M5 20a5 5 0 1 1 10 0a5 5 0 1 1 -10 0Z',
    '#ff8000',
    '0.25',
    'evenodd',
  ]);
  expect(
    attributesOf(outline, 'fill', 'stroke', 'stroke-width', 'stroke-linejoin', 'stroke-dasharray'),
  ).toEqual(['none', '#123456', '1.5', 'round', '4 2.35']);
  // Corners are never larger than half a side.
  expect(box?.getAttribute('d')).toMatch(/^M5 0h10a5 5 0 0 1 5 5v0/);
});

it('drawings stay drawings, and images become part of the document', () => {
  const brush = new SvgBrush(100, 100);
  const spark = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  spark.append(document.createElementNS('http://www.w3.org/2000/svg', 'polyline'));
  brush.globalAlpha = 0.4;
  brush.drawSvg(spark, 3, 4);
  const canvas = document.createElement('canvas');
  vi.spyOn(canvas, 'toDataURL').mockReturnValue('data:image/png;base64,AA==');
  brush.drawImage(canvas, 0, 0, 8, 8);
  const drawn = written(brush);
  const nested = drawn.querySelector('svg');
  expect(attributesOf(nested, 'x', 'y', 'style')).toEqual(['3', '4', 'opacity: 0.4;']);
  expect(nested?.querySelector('polyline')).not.toBeNull();
  expect(attributesOf(drawn.querySelector('image'), 'href', 'opacity')).toEqual([
    'data:image/png;base64,AA==',
    '0.4',
  ]);
});

const attributesOf = (element: Element | null | undefined, ...names: string[]) =>
  names.map((name) => element?.getAttribute(name));
