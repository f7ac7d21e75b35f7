import { createSocket } from 'node:dgram';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { runningInput } from '@test/inputs/running-input';

const texts = (messages: readonly { message: string }[]) => messages.map(({ message }) => message);

test('TCP: a line is a message', async () => {
  const { writer, port } = await runningInput('org.graylog2.inputs.raw.tcp.RawTCPInput');
  connect(port, '127.0.0.1').end('one\r\n\n  two\nthree');
  expect(texts(await writer.received(3))).toEqual(['one', '  two', 'three']);
  expect(writer.messages[0]).toMatchObject({ source: '127.0.0.1', fields: {} });
});

test('UDP: a datagram is a message', async () => {
  const { writer, port } = await runningInput('org.graylog2.inputs.raw.udp.RawUDPInput', {
    override_source: 'router',
  });
  const socket = createSocket('udp4');
  socket.send('two\nlines\n', port, '127.0.0.1', () => socket.close());
  expect((await writer.received(1))[0]).toMatchObject({ message: 'two\nlines', source: 'router' });
});

test('HTTP: a request is a message, or each of its lines', async () => {
  const { writer, port } = await runningInput('console.inputs.raw.RawHttpInput');
  const post = (to: number, path: string, body: string) =>
    fetch(`http://127.0.0.1:${to}${path}`, { method: 'POST', body });
  expect((await post(port, '/raw', 'any\ntext')).status).toBe(202);
  expect(writer.durable[0]).toMatchObject({ message: 'any\ntext', source: '127.0.0.1' });
  expect((await post(port, '/gelf', 'any')).status).toBe(404);
  expect((await post(port, '/raw', ' \n')).status).toBe(400);

  const bulk = await runningInput('console.inputs.raw.RawHttpInput', {
    enable_bulk_receiving: true,
  });
  expect((await post(bulk.port, '/raw', 'a\r\n\r\nb\n')).status).toBe(202);
  expect(texts(bulk.writer.durable)).toEqual(['a', 'b']);
});
