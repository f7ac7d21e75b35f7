const LINKS: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:']);

/** The absolute address of a link; undefined unless it is http, https or mailto. */
export function safeLink(url: string): string | undefined {
  const address = parsed(url);
  return address && LINKS.has(address.protocol) ? address.href : undefined;
}

/**
 * The absolute address of an image from the server of the console; undefined for all others,
 * because loading them would tell other servers who reads the text and when. The API is no source
 * of images.
 */
export function safeImage(url: string): string | undefined {
  const address = parsed(url);
  const base = new URL(document.baseURI);
  const isOwn =
    address?.origin === base.origin &&
    /^https?:$/.test(address.protocol) &&
    !address.pathname.startsWith(new URL('api/', base).pathname);
  return isOwn ? address.href : undefined;
}

const parsed = (url: string): URL | undefined =>
  URL.canParse(url, document.baseURI) ? new URL(url, document.baseURI) : undefined;
