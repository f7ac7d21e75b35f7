/** A small seeded generator (mulberry32), so that two runs measure the same messages. */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const PATHS = [
  '/',
  '/cart',
  '/login',
  '/api/v1/orders',
  '/api/v1/items',
  '/search',
  '/static/app.js',
  '/health',
];
const CODES = [200, 200, 200, 200, 200, 201, 204, 301, 304, 404, 500, 503];
const pick = <T>(from: readonly T[], next: () => number): T =>
  from[Math.floor(next() * from.length)] as T;

/**
 * GELF lines like those of a web shop: 60 % access logs, 12 % sign-ins, the rest applications;
 * spread over the last `hours`.
 */
export function* gelfLines(
  count: number,
  { seed = 1, hours = 24, now = Date.now() } = {},
): Generator<string> {
  const next = random(seed);
  for (let n = 0; n < count; n += 1) {
    const timestamp = (now - (1 - n / count) * hours * 3_600_000) / 1000;
    const kind = next();
    if (kind < 0.6) {
      const [path, code, took] = [
        pick(PATHS, next),
        pick(CODES, next),
        Math.round(next() * 90_000) / 100,
      ];
      yield `{"version":"1.1","host":"web-${Math.floor(next() * 8)}","short_message":"GET ${path} ${code} ${took} ms","timestamp":${timestamp},"level":${code >= 500 ? 3 : 6},"_app":"nginx","_path":"${path}","_response_code":${code},"_took_ms":${took},"_client_ip":"203.0.113.${Math.floor(next() * 256)}","_n":${n}}`;
    } else if (kind < 0.72) {
      yield `{"version":"1.1","host":"bastion","short_message":"Failed password for user${Math.floor(next() * 500)} from 198.51.100.${Math.floor(next() * 256)} port ${Math.floor(next() * 60_000)} ssh2","timestamp":${timestamp},"level":5,"_app":"sshd","_n":${n}}`;
    } else {
      yield `{"version":"1.1","host":"app-${Math.floor(next() * 4)}","short_message":"order ${Math.floor(next() * 1e6)} connection timeout after ${Math.floor(next() * 5000)} ms while talking to payment-${Math.floor(next() * 9)}","timestamp":${timestamp},"level":${next() < 0.1 ? 3 : 6},"_app":"checkout","_order_id":90071992547${Math.floor(next() * 1e8)},"_trace_id":"${Math.floor(next() * 2 ** 52).toString(16)}","_n":${n}}`;
    }
  }
}
