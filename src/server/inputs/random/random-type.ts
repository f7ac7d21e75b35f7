import { setTimeout as delay } from 'node:timers/promises';
import { createRandom } from '@/server/sample/random';
import { codecFields } from '../fields/codec-fields';
import { field, positive, required } from '../fields/field';
import { throttleFields } from '../fields/queue-fields';
import type { InputContext, InputTypeDefinition } from '../input-type';
import type { InputDocument, Runner } from '../model';
import { numberSetting } from '../settings';
import { deviating, randomRequestDecoder } from './random-request';

export const randomType: InputTypeDefinition = {
  type: 'org.graylog2.inputs.random.FakeHttpMessageInput',
  name: 'Random HTTP message generator',
  fields: {
    ...throttleFields,
    sleep: field('number', 'Sleep time', 'Pause between messages, in milliseconds.', 25, {
      ...required,
      ...positive,
    }),
    sleep_deviation: field(
      'number',
      'Maximum random sleep time deviation',
      'Random variation of the pause, in percent.',
      30,
      { ...required, ...positive },
    ),
    source: field('text', 'Source name', 'Source of the messages.', 'example.org', required),
    ...codecFields,
  },
  start: (input, context) => Promise.resolve(startGenerator(input, context)),
};

/** Writes until stopped, and no faster than storage takes it. */
function startGenerator(
  { id, configuration }: InputDocument,
  { intake, now }: InputContext,
): Runner {
  const sleep = numberSetting(configuration, 'sleep', 25);
  const percent = Math.min(100, numberSetting(configuration, 'sleep_deviation', 30));
  const sink = intake(randomRequestDecoder(configuration), 'UTF-8');
  const random = createRandom(`${id} ${now()}`);
  const stopping = new AbortController();

  const run = async () => {
    for (let sequence = 1; !stopping.signal.aborted; sequence += 1) {
      const seed = Buffer.from(`${random.hex(16)} ${sequence}`);
      sink.counters.bytes += seed.length;
      await sink.accept(seed);
      await delay(deviating(sleep, percent, random), undefined, { signal: stopping.signal }).catch(
        () => undefined,
      );
    }
  };

  const running = run();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
