/**
 * The image as pictures may contain it, with the filter it is shown with. Images of other servers,
 * such as tiles of maps, are requested again for reading; undefined if their server forbids that.
 */
export async function readableImage(
  image: HTMLImageElement,
  { filter }: CSSStyleDeclaration,
): Promise<HTMLCanvasElement | undefined> {
  if (image.naturalWidth === 0) return undefined;
  const readable = isReadable(image) ? image : await requestedForReading(image);
  if (!readable) return undefined;
  const canvas = document.createElement('canvas');
  canvas.width = readable.naturalWidth;
  canvas.height = readable.naturalHeight;
  const context = canvas.getContext('2d');
  if (context && filter) context.filter = filter;
  context?.drawImage(readable, 0, 0);
  return canvas;
}

const isReadable = ({ currentSrc, crossOrigin }: HTMLImageElement) =>
  crossOrigin !== null || new URL(currentSrc, location.href).origin === location.origin;

async function requestedForReading({
  currentSrc,
  referrerPolicy,
}: HTMLImageElement): Promise<HTMLImageElement | undefined> {
  const copy = new Image();
  copy.crossOrigin = 'anonymous';
  copy.referrerPolicy = referrerPolicy;
  copy.src = currentSrc;
  try {
    await copy.decode();
    return copy;
  } catch {
    return undefined;
  }
}
