import { createSocket } from 'node:dgram';
import { connect } from 'node:net';

/**
 * Sends texts over one TCP connection, each followed by `end` (NUL for GELF, newline for syslog),
 * and waits until they are sent.
 */
export function sendTcp(port: number, texts: readonly string[], end = '\0'): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      for (const text of texts) socket.write(text + end);
      socket.end();
    });
    socket.on('close', () => resolve()).on('error', reject);
    socket.resume();
  });
}

export function sendUdp(port: number, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = createSocket('udp4');
    socket.send(text, port, '127.0.0.1', (error) => {
      socket.close();
      if (error) reject(error);
      else resolve();
    });
  });
}

/**
 * A GELF 1.1 message. `exact` is inserted as JSON text, for numbers that JavaScript cannot
 * represent.
 */
export function gelf(message: string, fields: Record<string, unknown> = {}, exact = ''): string {
  const json = JSON.stringify({
    version: '1.1',
    host: 'journey',
    short_message: message,
    timestamp: Date.now() / 1000,
    level: 6,
    ...fields,
  });
  return exact === '' ? json : `${json.slice(0, -1)},${exact}}`;
}
