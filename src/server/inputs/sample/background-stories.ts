import { USERS } from './cast';
import { APP_SERVERS, LEVEL, shopMessage, type Story } from './shop-message';
import { goPanic, javaTrace, nodeTrace, pythonTrace, SOCKET_FRAMES } from './stack-traces';

export const housekeeping: Story = (random, at) => {
  const app = random.pick(APP_SERVERS);
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

export const mishap: Story = (random, at) => {
  const app = random.pick(APP_SERVERS);
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
