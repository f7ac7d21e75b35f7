import { readJson } from './read-json';
import type { ReadJob } from './read-large';
import { answerJobs } from './worker-jobs';

answerJobs(({ bytes, cutStringsAt }: ReadJob) =>
  readJson(new TextDecoder().decode(bytes), cutStringsAt),
);
