import { existsSync, writeFileSync } from 'node:fs';
import { serveEncoder } from '@/server/ingest/encoding/serve-encoder';
import { copyOf, type Step } from '@/server/processing/chain/step';
import { STEP_MAKERS, type StepMakers } from '@/server/processing/configuration';

/** Of the messages whose text starts with the word only. */
const only =
  (word: string, run: Step): Step =>
  (message) =>
    message.message.startsWith(word) ? run(message) : message;

/** The steps of the node, and some that do what steps may do. */
const makers: StepMakers = {
  ...STEP_MAKERS,
  drop: () => only('drop', () => []),
  double: () =>
    only('double', (message) => {
      const other = copyOf(message);
      other.message = `other of ${message.message}`;
      return [message, other];
    }),
  fail: () =>
    only('fail', (message) => {
      throw new Error(`no ${message.message}`);
    }),
  /** Ends the thread, unless the file that the message names exists. */
  crash: () =>
    only('crash', (message) => {
      const file = message.message.slice('crash '.length);
      if (existsSync(file)) return message;
      writeFileSync(file, '');
      process.exit(1);
    }),
  broken: () => {
    throw new Error('It cannot be made.');
  },
};

serveEncoder(makers);
