import { decodeGelf } from '@/server/inputs/gelf/decode-gelf';
import type { IncomingMessage } from '@/server/message-types/incoming-message';
import { readFileSync } from 'node:fs';

const INPUT = '6b019df4df73424ee9f4d123';

/** The lines of a file in `fixtures/`. */
export const fixtureLines = (name: string): string[] =>
  readFileSync(new URL(`fixtures/${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n');

/** The 2,400 messages of the recording from a real Graylog 5.1.13, as sent to its input. */
export const recordedCorpus = (): IncomingMessage[] =>
  fixtureLines('query-parity/corpus.ndjson').map((line) => {
    const decoded = decodeGelf(line, { receivedAt: 0 });
    return {
      ...decoded,
      fields: { parity: 'corpus', ...decoded.fields },
      inputId: INPUT,
      receivedAt: 0,
    };
  });
