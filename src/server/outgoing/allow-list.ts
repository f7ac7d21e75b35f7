import type { UrlWhitelist, WhitelistEntry } from '@/contract/url-whitelist';
import { linearPattern } from '@/domain/patterns/linear-pattern';

/** Whether the list has an entry for a URL, or is disabled. */
export const isListed = ({ entries, disabled }: UrlWhitelist, url: string): boolean =>
  disabled || entries.some((entry) => allows(entry, url));

/**
 * Compares the address that would be requested, not its notation: `http://host` equals
 * `http://host/`, and `http://2130706433/` is `http://127.0.0.1/`.
 */
function allows({ type, value }: WhitelistEntry, url: string): boolean {
  const written = normalized(url);
  if (type === 'literal') return normalized(value) === written;
  const pattern = linearPattern(value);
  return pattern !== undefined && notations(written).some((text) => pattern.test(text));
}

const normalized = (url: string) => (URL.canParse(url) ? new URL(url).href : url);

/** Expressions may leave out the slash of an address without a path. */
const notations = (url: string) =>
  URL.canParse(url) && new URL(url).pathname === '/' && url.endsWith('/')
    ? [url, url.slice(0, -1)]
    : [url];
