import { orderIdAt, PRODUCTS, someClient, USERS, type Client } from './cast';
import type { Random } from '../random/random';
import { LEVEL, shopMessage, type ShopMessage } from './shop-message';
import { goPanic, javaTrace, nodeTrace, pythonTrace, SOCKET_FRAMES } from './stack-traces';

/** An event in the shop and the messages of all programs involved, which share a trace id. */
export type Story = (random: Random, at: number) => ShopMessage[];

const WEB = ['web-01', 'web-02', 'web-03'] as const;
const APP = ['app-01', 'app-02'] as const;
const PAGES = [
  '/',
  '/',
  '/category/kitchen',
  '/category/lighting',
  '/cart',
  '/search?q=lamp',
  '/api/v2/cart',
  '/static/app.4f1c.js',
  '/static/shop.css',
  '/account',
  '/favicon.ico',
] as const;

const browse: Story = (random, at) => {
  const client = someClient(random);
  const product = random.pick(PRODUCTS);
  const path = random.chance(0.45) ? `/product/${product[0]}` : random.pick(PAGES);
  const status = random.chance(0.012) ? 404 : random.chance(0.14) ? 304 : 200;
  const took = path.startsWith('/static') ? random.longTail(3) : random.longTail(55);
  return [access(random, at, client, { method: 'GET', path, status, took })];
};

const search: Story = (random, at) => {
  const client = someClient(random);
  const trace = random.hex(32);
  const words = random.pick([
    'lamp',
    'oak chair',
    'mug',
    'kettle',
    'towel "set"',
    'pan 28cm',
    'Tischlampe grün',
  ] as const);
  const took = random.longTail(140);
  const hits = random.int(0, 60);
  const fields = {
    trace_id: trace,
    took_ms: Math.round(took),
    hits,
    search_words: words,
    user_name: random.pick(USERS),
    logger: 'app.views',
    file: 'views.py',
    line: 88,
  };
  const path = `/search?q=${encodeURIComponent(words)}`;
  return [
    access(random, at, client, { method: 'GET', path, status: 200, took: took + 20, trace }),
    took > 400
      ? shopMessage(
          'recommend',
          at - 4,
          random.pick(APP),
          LEVEL.warning,
          `slow ranking: ${Math.round(took)} ms for "${words}" (${hits} hits)`,
          fields,
        )
      : shopMessage(
          'recommend',
          at - 4,
          random.pick(APP),
          LEVEL.info,
          `ranked ${hits} products for "${words}" in ${Math.round(took)} ms`,
          fields,
        ),
  ];
};

const checkout: Story = (random, at) => {
  const client = someClient(random);
  const [trace, user, order] = [
    random.hex(32),
    random.pick(USERS),
    orderIdAt(at, random.int(0, 999)),
  ];
  const [sku, title, cents] = random.pick(PRODUCTS);
  const quantity = random.int(1, 4);
  const amount = (cents * quantity) / 100;
  const took = random.longTail(320);
  const app = random.pick(APP);
  const shared = { trace_id: trace, order_id: order, user_name: user };
  const payload = `{"event":"order.created","order_id":${order},"user":"${user}","total":${amount.toFixed(2)},"currency":"EUR","items":[{"sku":"${sku}","title":${JSON.stringify(title)},"quantity":${quantity}}]}`;
  const declined = random.chance(0.04);
  return [
    shopMessage(
      'payments',
      at - 30,
      app,
      declined ? LEVEL.warning : LEVEL.info,
      declined
        ? `Charge of ${amount.toFixed(2)} EUR for order ${order} declined: insufficient_funds`
        : `Charged ${amount.toFixed(2)} EUR for order ${order} in ${Math.round(took / 2)} ms`,
      {
        ...shared,
        amount,
        currency: 'EUR',
        took_ms: Math.round(took / 2),
        logger: 'shop.payments.charge.ChargeService',
        thread: `http-nio-8080-exec-${random.int(1, 24)}`,
        card_scheme: random.pick(['visa', 'mastercard', 'sepa'] as const),
      },
    ),
    ...(declined
      ? []
      : [
          shopMessage('storefront', at - 8, app, LEVEL.info, payload, {
            ...shared,
            amount,
            currency: 'EUR',
            sku,
            quantity,
            took_ms: Math.round(took),
          }),
        ]),
    access(random, at, client, {
      method: 'POST',
      path: '/api/v2/checkout',
      status: declined ? 402 : 201,
      took,
      trace,
      user,
    }),
    ...(declined
      ? []
      : [
          shopMessage(
            'mailer',
            at + 900,
            app,
            LEVEL.info,
            `sent template=order-confirmation to=${user}@example.net attempt=1`,
            {
              ...shared,
              template: 'order-confirmation',
              queue_depth: random.int(0, 9),
              took_ms: random.int(40, 260),
            },
          ),
        ]),
  ];
};

const signIn: Story = (random, at) => {
  const client = someClient(random);
  const user = random.pick(USERS);
  const wrong = random.chance(0.12);
  const trace = random.hex(32);
  return [
    shopMessage(
      'storefront',
      at - 5,
      random.pick(APP),
      wrong ? LEVEL.notice : LEVEL.info,
      wrong ? `sign-in refused for ${user}: wrong password` : `${user} signed in`,
      {
        trace_id: trace,
        user_name: user,
        client_ip: client.ip,
        country: client.country,
        action: 'sign-in',
        success: !wrong,
      },
    ),
    access(random, at, client, {
      method: 'POST',
      path: '/api/v2/session',
      status: wrong ? 401 : 200,
      took: random.longTail(90),
      trace,
      user,
    }),
  ];
};

const housekeeping: Story = (random, at) => {
  const app = random.pick(APP);
  return [
    random.pick([
      () =>
        shopMessage(
          'payments',
          at,
          app,
          LEVEL.debug,
          `HikariPool-1 - Pool stats (total=20, active=${random.int(1, 9)}, idle=${random.int(9, 18)}, waiting=0)`,
          {
            logger: 'com.zaxxer.hikari.pool.HikariPool',
            thread: 'HikariPool-1 housekeeper',
            pool_waiting: 0,
          },
        ),
      () =>
        shopMessage(
          'payments',
          at,
          app,
          LEVEL.info,
          `GC pause young ${random.int(4, 38)} ms, heap ${random.int(310, 780)}M of 1024M`,
          { logger: 'gc', pause_ms: random.int(4, 38) },
        ),
      () =>
        shopMessage(
          'recommend',
          at,
          app,
          LEVEL.info,
          `model similar-items-v7 reloaded, ${random.int(18_000, 19_000)} vectors`,
          { logger: 'app.models', took_ms: random.int(700, 2600) },
        ),
      () =>
        shopMessage('mailer', at, app, LEVEL.debug, `queue depth=${random.int(0, 12)} workers=8`, {
          queue_depth: random.int(0, 12),
        }),
      () =>
        shopMessage(
          'database',
          at,
          'db-01',
          LEVEL.info,
          `checkpoint complete: wrote ${random.int(90, 2400)} buffers (${(random.next() * 9).toFixed(1)}%); write=${(random.next() * 30).toFixed(3)} s`,
          { duration_s: Math.round(random.next() * 30_000) / 1000 },
        ),
    ])(),
  ];
};

const mishap: Story = (random, at) => {
  const app = random.pick(APP);
  const trace = random.hex(32);
  const missing = `'price_${random.pick([7, 30, 90])}d'`;
  return [
    random.pick([
      () =>
        shopMessage(
          'storefront',
          at,
          app,
          LEVEL.error,
          "TypeError: Cannot read properties of undefined (reading 'items')",
          {
            trace_id: trace,
            exception_class: 'TypeError',
            full_message: nodeTrace(
              'TypeError',
              "Cannot read properties of undefined (reading 'items')",
            ),
            user_name: random.pick(USERS),
          },
        ),
      () =>
        shopMessage('recommend', at, app, LEVEL.error, `KeyError: ${missing}`, {
          trace_id: trace,
          exception_class: 'KeyError',
          full_message: pythonTrace('KeyError', missing),
          logger: 'app.views',
        }),
      () =>
        shopMessage(
          'payments',
          at,
          app,
          LEVEL.error,
          'Charge failed: the bank did not answer within 10000 ms',
          {
            trace_id: trace,
            exception_class: 'java.net.SocketTimeoutException',
            logger: 'shop.payments.bank.BankClient',
            full_message: javaTrace(
              'shop.payments.bank.BankTimeout',
              'no answer within 10000 ms',
              'java.net.SocketTimeoutException: Read timed out',
              SOCKET_FRAMES,
            ),
          },
        ),
      () =>
        shopMessage(
          'mailer',
          at,
          app,
          LEVEL.error,
          'worker died: invalid memory address or nil pointer dereference',
          { exception_class: 'panic', full_message: goPanic(random) },
        ),
      () =>
        shopMessage(
          'storefront',
          at,
          app,
          LEVEL.warning,
          `cart of ${random.pick(USERS)} was changed twice at a time, kept the newer one`,
          { trace_id: trace },
        ),
    ])(),
  ];
};

/** Weights of the everyday stories. */
export const EVERYDAY: readonly (readonly [number, Story])[] = [
  [0.6, browse],
  [0.12, search],
  [0.1, checkout],
  [0.08, signIn],
  [0.085, housekeeping],
  [0.015, mishap],
];

export type Access = {
  method: string;
  path: string;
  status: number;
  took: number;
  trace?: string;
  user?: string;
};

/** A line of nginx's combined log format, with its parts as fields. */
export function access(
  random: Random,
  at: number,
  { ip, country, city, agent }: Client,
  { method, path, status, took, trace = random.hex(32), user }: Access,
): ShopMessage {
  const bytes = status === 304 ? 0 : random.int(380, 48_000);
  const message = `${ip} - ${user ?? '-'} [${accessLogDate(at)}] "${method} ${path} HTTP/2.0" ${status} ${bytes} "-" "${agent}"`;
  return shopMessage(
    'web',
    at,
    random.pick(WEB),
    status >= 500 ? LEVEL.error : status >= 400 ? LEVEL.warning : LEVEL.info,
    message,
    {
      client_ip: ip,
      country,
      city,
      http_method: method,
      path: path.split('?')[0] ?? path,
      http_version: '2.0',
      response_code: status,
      bytes,
      took_ms: Math.round(took * 10) / 10,
      user_agent: agent,
      trace_id: trace,
      user_name: user,
      facility: 'local7',
    },
  );
}

const MONTHS = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const;

function accessLogDate(at: number): string {
  const iso = new Date(at).toISOString();
  return `${iso.slice(8, 10)}/${MONTHS[Number(iso.slice(5, 7)) - 1] ?? 'Jan'}/${iso.slice(0, 4)}:${iso.slice(11, 19)} +0000`;
}
