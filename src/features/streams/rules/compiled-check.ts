import { ruleFault } from '@/domain/streams/rule-check';

/** The check with the compiler of regular expressions; import it dynamically. */
export const compiledCheck = { ruleFault };
