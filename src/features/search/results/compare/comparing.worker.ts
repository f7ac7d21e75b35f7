import { doJob, type ComparingJob } from './comparing-job';

addEventListener('message', ({ data }: MessageEvent<ComparingJob & { id: number }>) => postMessage({ id: data.id, result: doJob(data) }));
