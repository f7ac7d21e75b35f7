import { answerJobs } from '@/api/worker-jobs';
import { runGrok } from './grok-job';

answerJobs(runGrok);
