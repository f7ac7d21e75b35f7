import { readJson } from './read-json';
import { WORKER_READY, type ReadJob, type ReadOutcome } from './read-job';

addEventListener('message', ({ data }: MessageEvent<ReadJob>) => postMessage(outcomeOf(data)));
postMessage(WORKER_READY);

function outcomeOf({ id, bytes, cutStringsAt }: ReadJob): ReadOutcome {
  try {
    return { id, value: readJson(new TextDecoder().decode(bytes), cutStringsAt) };
  } catch (reason) {
    return { id, failed: String(reason) };
  }
}
