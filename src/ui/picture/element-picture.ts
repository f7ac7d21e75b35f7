import type { Brush } from './brush';
import { paintElement } from './paint-element';
import { SvgBrush } from './svg-brush';
import { xmlText } from './xml-text';

/** Sharp on screens with more pixels per point, unless the picture would be too large. */
const SCALE = 2;
const MOST_PIXELS = 60_000_000;
const LONGEST_SIDE = 16_000;
const [PAD_PX, LINE_PX, TITLE_PX, TEXT_PX] = [12, 24, 18, 13];
/** Longer captions are cut off instead of widening the picture further. */
const MOST_CAPTION_PX = 800;

export type ElementPicture = {
  background: string;
  colour: string;
  font: string;
  /** Lines above the element; the first is the title. */
  caption: readonly string[];
};

/**
 * An element as it looks, below the lines of its caption: boxes, texts, charts and maps. Everything
 * is painted by commands of a canvas, so that no text is ever read as HTML, and the browser lets
 * the picture be saved.
 */
export async function elementPng(root: HTMLElement, picture: ElementPicture): Promise<Blob> {
  const { width, height } = sizeOf(root, picture);
  const scale = Math.min(
    SCALE,
    Math.sqrt(MOST_PIXELS / (width * height)),
    LONGEST_SIDE / Math.max(width, height),
  );
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * scale);
  canvas.height = Math.ceil(height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw pictures.');
  context.scale(scale, scale);
  await paintPicture(context, root, picture);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large.'))),
      'image/png',
    ),
  );
}

/** The same as a document of its own, in which texts are texts and shapes are paths. */
export async function elementSvg(root: HTMLElement, picture: ElementPicture): Promise<Blob> {
  const { width, height } = sizeOf(root, picture);
  const brush = new SvgBrush(width, height);
  brush.title(picture.caption[0] ?? '');
  await paintPicture(brush, root, picture);
  const text = xmlText(new XMLSerializer().serializeToString(brush.root));
  return new Blob([text], { type: 'image/svg+xml' });
}

async function paintPicture(
  brush: Brush,
  root: HTMLElement,
  picture: ElementPicture,
): Promise<void> {
  const { width, height, head } = sizeOf(root, picture);
  const { background, colour, caption, font } = picture;
  brush.fillStyle = background;
  brush.fillRect(0, 0, width, height);
  brush.fillStyle = colour;
  caption.forEach((line, at) => {
    brush.font = captionFont(at, font);
    brush.fillText(line, PAD_PX, PAD_PX + (at + 0.7) * LINE_PX);
  });
  brush.translate(0, head);
  await paintElement(root, brush);
}

function sizeOf(root: HTMLElement, { caption, font }: ElementPicture) {
  const head = caption.length * LINE_PX + 2 * PAD_PX;
  const width = Math.max(root.scrollWidth, Math.min(MOST_CAPTION_PX, captionWidth(caption, font)));
  return { width: Math.ceil(width), height: root.scrollHeight + head, head };
}

const captionFont = (line: number, font: string) =>
  line === 0 ? `600 ${TITLE_PX}px ${font}` : `${TEXT_PX}px ${font}`;

function captionWidth(caption: readonly string[], font: string): number {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return 0;
  const widths = caption.map((line, at) => {
    context.font = captionFont(at, font);
    return context.measureText(line).width;
  });
  return Math.max(0, ...widths) + 2 * PAD_PX;
}
