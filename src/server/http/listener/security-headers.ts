/**
 * The policy of the console's pages and workers: same origin only except for images of
 * `imageOrigins`, no inline scripts, no HTML from text. Inline styles are allowed, because styled-components and Ace use them and a static page has
 * no nonce.
 */
const pagePolicy = (imageOrigins: readonly string[]) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...imageOrigins].join(' '),
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
 * The policy of Graylog's own API browser, which uses HTML from text, templates and an inline
 * script; it is limited to the same origin too.
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

/** Forbids everything, in case a browser renders the response as a page. */
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
 * Types that get the short policy, which is all that browsers heed for them. Unknown types are
 * treated as pages, and scripts too, because a worker has its own policy.
 */
const NO_PAGE = /^(application\/json|font\/|text\/css|text\/plain|text\/csv)/;
const SCRIPT = /^(text|application)\/javascript/;

/** Sets the security headers, replacing existing ones. `place` is the path below the prefix. */
export function secured(
  response: Response,
  place = '',
  imageOrigins: readonly string[] = [],
): Response {
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
        : pagePolicy(imageOrigins),
  );
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}
