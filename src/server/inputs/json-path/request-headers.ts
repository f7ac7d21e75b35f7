/**
 * Values may contain commas, and addresses in them colons: a comma ends a header only before a name
 * and a colon.
 */
const BETWEEN = /,(?=\s*[!#$%&'*+.^_`|~\w-]+\s*:(?!\/\/))/;

/**
 * Parses `Accept: application/json, X-Requester: Graylog`.
 * @throws Error that names the broken header but does not reveal its value
 */
export function requestHeaders(...lists: readonly string[]): Headers {
  const headers = new Headers();
  for (const part of lists.flatMap((list) => list.split(BETWEEN))) {
    const colon = part.indexOf(':');
    const name = (colon < 0 ? part : part.slice(0, colon)).trim();
    if (part.trim() === '') continue;
    if (colon < 0)
      throw new Error(
        `A header has a name, a colon and a value; "${name.slice(0, 20)}" has no colon.`,
      );
    try {
      headers.set(name, part.slice(colon + 1).trim());
    } catch {
      throw new Error(`The header ${name} has characters that headers cannot have.`);
    }
  }
  return headers;
}
