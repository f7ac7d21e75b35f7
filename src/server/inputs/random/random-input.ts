import { setTimeout as delay } from 'node:timers/promises';
import { INPUT_TYPES } from '@/domain/inputs/input-types';
import { createRandom } from '@/server/inputs/random/random';
import { codecFields } from '../fields/codec-fields';
import { field, positive, required } from '../fields/field';
import { throttleFields } from '../fields/queue-fields';
import {
  defineInput,
  type Codec,
  type ReceivingContext,
  type RequestedFields,
} from '../definition/input-type';
import type { InputDocument, Runner } from '../definition/model';
import { numberSetting } from '../definition/settings';
import { deviating, randomRequestDecoder } from './random-request';

const randomCodec: Codec = {
  id: 'random-http-msg',
  name: 'Random HTTP Message',
  fields: codecFields,
  decoder: randomRequestDecoder,
  charset: 'UTF-8',
};

const generatorFields: RequestedFields = {
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
};

export const randomInputs = {
  [INPUT_TYPES.randomHttp]: defineInput({
    name: 'Random HTTP message generator',
    codec: randomCodec,
    transport: {
      fields: generatorFields,
      start: (input, context) => Promise.resolve(startGenerator(input, context)),
    },
  }),
};

/** Generates messages until stopped; waits while storage is behind. */
function startGenerator(
  { id, configuration }: InputDocument,
  { intake, now }: ReceivingContext,
): Runner {
  const sleep = numberSetting(configuration, 'sleep', 25);
  const percent = Math.min(100, numberSetting(configuration, 'sleep_deviation', 30));
  const random = createRandom(`${id} ${now()}`);
  const stopping = new AbortController();

  const run = async () => {
    for (let sequence = 1; !stopping.signal.aborted; sequence += 1) {
      const seed = Buffer.from(`${random.hex(16)} ${sequence}`);
      intake.counters.bytes += seed.length;
      await intake.accept(seed);
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
