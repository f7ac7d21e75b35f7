import { answerJobs } from '@/api/worker-jobs';
import { runTests } from './testing-job';

answerJobs(runTests);
