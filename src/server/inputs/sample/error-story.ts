import { USERS } from './cast';
import { LEVEL, shopMessage, type Story } from './shop-message';
import { goPanic, javaTrace, nodeTrace, pythonTrace, SOCKET_FRAMES } from './stack-traces';

/** Exceptions with stack traces in the languages of the shop's programs. */
export const errorStory: Story = (random, at) => {
  const app = random.pick(['app-01', 'app-02']);
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
