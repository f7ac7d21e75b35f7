import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { sendTcp, sendUdp } from '@test/e2e/senders';
import { runningInput } from '@test/inputs/running-input';
import { INPUT_TYPES, inputGuide } from '@/domain/inputs/input-types';
import { inputDefinition } from './registry';

const HELLO = 'Hello from the console';
const listening = Object.values(INPUT_TYPES).filter(
  (type) => inputGuide(type)?.transport !== undefined,
);

const examplesOf = (type: string, port = 4711) => {
  const guide = inputGuide(type);
  const endsWithNull = inputDefinition(type)?.fields['use_null_delimiter']?.default_value === true;
  return (
    guide?.examples({
      host: '127.0.0.1',
      port,
      udp: guide.transport === 'udp',
      http: guide.transport === 'http',
      encrypted: false,
      endsWithNull,
      hello: HELLO,
    }) ?? []
  );
};

/** Runs a command with the sending program replaced by one that prints what it would send. */
const sentBy = (command: string) =>
  execFileSync('bash', ['-c', `nc() { cat; }; curl() { printf '%s\\n' "$@"; }; ${command}`], {
    encoding: 'utf8',
  });

test.each(listening)('%s has examples', (type) => {
  expect(examplesOf(type).length).toBeGreaterThan(0);
});

const socketTypes = listening.filter((type) =>
  examplesOf(type).some(({ tool }) => tool === 'netcat' || tool === 'curl'),
);

test.each(socketTypes)('%s accepts the message of its example', async (type) => {
  const { port, writer } = await runningInput(type);
  const [example] = examplesOf(type, port).filter(({ tool }) => ['netcat', 'curl'].includes(tool));
  const sent = sentBy(example?.text ?? '');
  if (example?.tool === 'curl') {
    const words = sent.split('\n').filter(Boolean);
    const answer = await fetch(words.at(-1) ?? '', {
      method: 'POST',
      body: words[words.indexOf('-d') + 1] ?? '',
    });
    expect(answer.status).toBe(202);
    expect(writer.durable[0]?.message).toContain(HELLO);
    return;
  }
  if (inputGuide(type)?.transport === 'udp') await sendUdp(port, sent);
  else await sendTcp(port, [sent], '');
  const [message] = await writer.received(1);
  expect(`${message?.message} ${JSON.stringify(message?.fields)}`).toContain(HELLO);
});
