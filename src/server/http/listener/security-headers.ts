/**
 * What the pages of the console and its workers may do: nothing leaves the origin, no script is
 * inline, no HTML is made from text. Inline styles are the one exception: styled-components and Ace
 * set them, and a static page has no nonce.
 */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types default',
].join('; ');

/**
 * The API browser that a Graylog server brings with it makes HTML of texts and compiles
 * templates, in a script that stands in its page. It may do so; nothing leaves the origin from
 * there either.
 */
const API_BROWSER_POLICY = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-inline' 'unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');
const API_BROWSER = /^api\/api-browser\/[\w./-]*$/;

/** An answer that is no page may do nothing at all, should a browser show it as one. */
const NO_PAGE_POLICY = "default-src 'none'; frame-ancestors 'none'";

const EVERYWHERE: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};
const ON_PAGES: Readonly<Record<string, string>> = {
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
};

/**
 * What the small answers of the API and the files beside a page carry: of the rest, browsers heed
 * nothing there. Whatever is not known to be one of them is taken for a page. A script may be a
 * worker, which has its own policy.
 */
const NO_PAGE = /^(application\/json|font\/|text\/css|text\/plain|text\/csv)/;
const SCRIPT = /^(text|application)\/javascript/;

/**
 * Puts the security headers on an answer, in place of any it came with. `place` is where it came
 * from, below the prefix.
 */
export function secured(response: Response, place = ''): Response {
  const type = response.headers.get('content-type') ?? '';
  const headers =
    NO_PAGE.test(type) || SCRIPT.test(type) ? EVERYWHERE : { ...EVERYWHERE, ...ON_PAGES };
  for (const name of Object.keys(ON_PAGES)) response.headers.delete(name);
  response.headers.set(
    'content-security-policy',
    NO_PAGE.test(type)
      ? NO_PAGE_POLICY
      : API_BROWSER.test(place)
        ? API_BROWSER_POLICY
        : PAGE_POLICY,
  );
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}
