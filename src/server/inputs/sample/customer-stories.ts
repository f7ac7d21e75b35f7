import { access } from './access-log';
import { orderIdAt, PRODUCTS, someClient, USERS } from './cast';
import { APP_SERVERS, LEVEL, shopMessage, type Story } from './shop-message';

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

export const browse: Story = (random, at) => {
  const client = someClient(random);
  const product = random.pick(PRODUCTS);
  const path = random.chance(0.45) ? `/product/${product[0]}` : random.pick(PAGES);
  const status = random.chance(0.012) ? 404 : random.chance(0.14) ? 304 : 200;
  const took = path.startsWith('/static') ? random.longTail(3) : random.longTail(55);
  return [access(random, at, client, { method: 'GET', path, status, took })];
};

export const search: Story = (random, at) => {
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
          random.pick(APP_SERVERS),
          LEVEL.warning,
          `slow ranking: ${Math.round(took)} ms for "${words}" (${hits} hits)`,
          fields,
        )
      : shopMessage(
          'recommend',
          at - 4,
          random.pick(APP_SERVERS),
          LEVEL.info,
          `ranked ${hits} products for "${words}" in ${Math.round(took)} ms`,
          fields,
        ),
  ];
};

export const checkout: Story = (random, at) => {
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
  const app = random.pick(APP_SERVERS);
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

export const signIn: Story = (random, at) => {
  const client = someClient(random);
  const user = random.pick(USERS);
  const wrong = random.chance(0.12);
  const trace = random.hex(32);
  return [
    shopMessage(
      'storefront',
      at - 5,
      random.pick(APP_SERVERS),
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
