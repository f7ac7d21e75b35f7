import { answerJobs } from '@/api/worker-jobs';
import { runComparison } from './comparing-job';

answerJobs(runComparison);
