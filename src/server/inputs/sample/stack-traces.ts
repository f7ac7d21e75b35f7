/* What the shop's programs write when something breaks, in the form of their language. */
import type { Random } from '../random/random';

export const POOL_FRAMES = [
  'com.zaxxer.hikari.pool.HikariPool.createTimeoutException(HikariPool.java:709)',
  'com.zaxxer.hikari.pool.HikariPool.getConnection(HikariPool.java:188)',
];
export const SOCKET_FRAMES = [
  'java.base/sun.nio.ch.NioSocketImpl.timedRead(NioSocketImpl.java:288)',
  'shop.payments.bank.BankClient.post(BankClient.java:63)',
];

export function javaTrace(
  kind: string,
  reason: string,
  cause: string,
  below: readonly string[],
): string {
  return [
    `${kind}: ${reason}`,
    '\tat shop.payments.ledger.LedgerRepository.reserve(LedgerRepository.java:118)',
    '\tat shop.payments.charge.ChargeService.charge(ChargeService.java:74)',
    '\tat shop.payments.charge.ChargeService$$SpringCGLIB$$0.charge(<generated>)',
    '\tat shop.payments.web.ChargeController.create(ChargeController.java:41)',
    '\tat org.springframework.web.servlet.FrameworkServlet.service(FrameworkServlet.java:885)',
    '\tat org.apache.catalina.core.ApplicationFilterChain.doFilter(ApplicationFilterChain.java:128)',
    '\tat java.base/java.util.concurrent.ThreadPoolExecutor.runWorker(ThreadPoolExecutor.java:1144)',
    '\tat java.base/java.lang.Thread.run(Thread.java:1583)',
    `Caused by: ${cause}`,
    ...below.map((frame) => `\tat ${frame}`),
    '\t... 46 more',
  ].join('\n');
}

export function pythonTrace(kind: string, reason: string): string {
  return [
    'Traceback (most recent call last):',
    '  File "/srv/recommend/app/views.py", line 88, in similar',
    '    scores = model.rank(features, limit=limit)',
    '  File "/srv/recommend/app/ranking.py", line 141, in rank',
    '    return [items[i] for i in order if weights[i] > self.floor]',
    '  File "/srv/recommend/app/features.py", line 57, in __getitem__',
    '    return self._columns[key]',
    `${kind}: ${reason}`,
  ].join('\n');
}

export function nodeTrace(kind: string, reason: string): string {
  return [
    `${kind}: ${reason}`,
    '    at readCart (file:///srv/storefront/dist/cart/read-cart.js:31:19)',
    '    at async CartPage.load (file:///srv/storefront/dist/pages/cart-page.js:52:18)',
    '    at async render (file:///srv/storefront/dist/server/render.js:120:11)',
    '    at process.processTicksAndRejections (node:internal/process/task_queues:95:5)',
  ].join('\n');
}

export function goPanic(random: Random): string {
  return [
    'panic: runtime error: invalid memory address or nil pointer dereference',
    `[signal SIGSEGV: segmentation violation code=0x1 addr=0x${random.hex(2)} pc=0x${random.hex(6)}]`,
    '',
    `goroutine ${random.int(20, 900)} [running]:`,
    'shop/mailer/template.(*Renderer).Execute(0x0, {0xc0002a4000, 0x1c})',
    '\t/src/mailer/template/render.go:64 +0x1d4',
    'shop/mailer/queue.(*Worker).deliver(0xc00011e000)',
    '\t/src/mailer/queue/worker.go:117 +0x2f8',
  ].join('\n');
}
