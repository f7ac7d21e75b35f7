import { listJobs, type ListJob } from './list-jobs';
import { readJson } from './read-json';
import type { ReadJob } from './read-large';
import { answerJobs } from './worker-jobs';

const lists = listJobs();

answerJobs((job: ReadJob | ListJob) =>
  job.kind === 'value'
    ? readJson(new TextDecoder().decode(job.bytes), job.cutStringsAt)
    : lists(job),
);
