import { readJson } from './exact-json';
import type { ReadJob, ReadOutcome } from './read-large';

addEventListener('message', ({ data: { id, bytes, cutStringsAt } }: MessageEvent<ReadJob>) => {
  const answer = (outcome: ReadOutcome) => postMessage(outcome);
  readJson(new TextDecoder().decode(bytes), cutStringsAt).then(
    (value) => answer({ id, value }),
    (reason: unknown) => answer({ id, failed: String(reason) }),
  );
});
