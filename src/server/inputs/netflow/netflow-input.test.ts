import { createSocket } from 'node:dgram';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '@test/environment/eventually';
import { dataSet, packet5, packet9, templateSet } from '@test/inputs/netflow';
import { runningInput } from '@test/inputs/running-input';

const TYPE = 'org.graylog.plugins.netflow.inputs.NetFlowUdpInput';

async function send(port: number, ...datagrams: Buffer[]): Promise<void> {
  const socket = createSocket('udp4');
  for (const datagram of datagrams)
    await new Promise((resolve) => socket.send(datagram, port, '127.0.0.1', resolve));
  socket.close();
}

test('each flow of a datagram is a message', async () => {
  const { writer, port, counters } = await runningInput(TYPE, { charset_name: 'UTF-16LE' });
  await send(
    port,
    packet5(3, Date.now()),
    Buffer.from('nonsense'),
    packet9(Date.now(), dataSet(256, Buffer.from([17]))),
    packet9(Date.now(), templateSet(256, [[4, 1]])),
  );
  const messages = await writer.received(4);
  expect(messages.map(({ fields }) => fields['nf_proto_name'])).toEqual([
    'TCP',
    'TCP',
    'TCP',
    'UDP',
  ]);
  expect(messages[0]).toMatchObject({ source: '127.0.0.1', remote: { ip: '127.0.0.1' } });
  await eventually(() => expect(counters).toMatchObject({ malformed: 1, received: 4 }));
});

test('definitions of fields come from a file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'netflow-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'own.yml');
  await writeFile(path, '4:\n- 1\n- :own_name\n');
  const { writer, port } = await runningInput(TYPE, { netflow9_definitions_Path: path });
  await send(
    port,
    packet9(Date.now(), templateSet(256, [[4, 1]]), dataSet(256, Buffer.from([17]))),
  );
  expect((await writer.received(1))[0]?.fields).toMatchObject({ nf_own_name: 17 });
  await expect(
    runningInput(TYPE, { netflow9_definitions_Path: join(folder, 'none.yml') }),
  ).rejects.toThrow('ENOENT');
});
