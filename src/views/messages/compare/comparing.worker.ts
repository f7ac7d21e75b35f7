import { answerJobs } from '@/api/worker-jobs';
import { doJob } from './comparing-job';

answerJobs(doJob);
