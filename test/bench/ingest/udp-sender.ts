import { createSocket } from 'node:dgram';
import process from 'node:process';

/**
 * Sends syslog datagrams to a local port at a steady rate, then reports their number to its parent.
 */
const [port = 0, perSecond = 0, seconds = 0] = process.argv.slice(2).map(Number);
const MOST_AT_A_TIME = 200;

const socket = createSocket('udp4');
await new Promise<void>((resolve) => socket.connect(port, '127.0.0.1', resolve));
socket.setSendBufferSize(4 * 1024 * 1024);

let sent = 0;
const started = performance.now();
const send = () => {
  const elapsed = (performance.now() - started) / 1000;
  if (elapsed >= seconds) return end();
  const due = Math.min(MOST_AT_A_TIME, Math.floor(elapsed * perSecond) - sent);
  for (let n = 0; n < due; n += 1) {
    socket.send(
      `<38>Nov 21 11:59:58 bastion-01 sshd[${sent % 5000}]: Failed password for root from 192.0.2.${sent % 256} port ${40_000 + (sent % 20_000)} ssh2 n=${sent}`,
    );
    sent += 1;
  }
  setImmediate(send);
};
// `close` does not wait for pending datagrams, so they get a moment to be sent.
const end = () =>
  setTimeout(() => {
    socket.close();
    process.send?.({ sent, seconds: (performance.now() - started) / 1000 });
    process.disconnect();
  }, 200);
send();
