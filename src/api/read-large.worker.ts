import { readJson } from './exact-json';
import type { ReadJob, ReadOutcome } from './read-large';

addEventListener('message', ({ data }: MessageEvent<ReadJob>) => postMessage(outcomeOf(data)));

function outcomeOf({ id, bytes, cutStringsAt }: ReadJob): ReadOutcome {
  try {
    return { id, value: readJson(new TextDecoder().decode(bytes), cutStringsAt) };
  } catch (reason) {
    return { id, failed: String(reason) };
  }
}
