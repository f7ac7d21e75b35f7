/**
 * The policy of the console's pages: same origin only except for images of `imageOrigins`, no
 * inline scripts, no HTML from text. Inline styles are allowed, because styled-components and Ace
 * use them and a static page has no nonce.
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
 * The policy of scripts, which browsers heed if the script is that of a worker: the part of the
 * page's policy that applies there. Every script of the first load carries it, so it is short.
 */
const SCRIPT_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
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

/** Types that run nothing. Unknown types are treated as pages. */
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
  response.headers.set('content-security-policy', policyOf(type, place, imageOrigins));
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

function policyOf(type: string, place: string, imageOrigins: readonly string[]): string {
  if (NO_PAGE.test(type)) return NO_PAGE_POLICY;
  if (API_BROWSER.test(place)) return API_BROWSER_POLICY;
  return SCRIPT.test(type) ? SCRIPT_POLICY : pagePolicy(imageOrigins);
}
