import { onTestFinished } from 'vitest';
import { noCounts } from '@/server/inputs/definition/counters';
import { newInput } from '@/server/inputs/running/default-inputs';
import type { Configuration, Listener } from '@/server/inputs/definition/model';
import { startInput } from '@/server/inputs/running/start-input';
import { createReadPositions } from '@/server/inputs/definition/read-positions';
import { createOutgoing } from '@/server/outgoing/outgoing';
import { createMemoryWriter } from '../backend/memory-writer';

/**
 * Starts a real input on a free port and stops it with the test. Returns what it wrote, counted and
 * reported.
 */
export async function runningInput(
  type: string,
  configuration: Configuration = {},
  now = Date.now,
) {
  const writer = createMemoryWriter();
  const counters = noCounts();
  const reports: (string | undefined)[] = [];
  const input = newInput(
    'under test',
    type,
    { bind_address: '127.0.0.1', port: 0, ...configuration },
    Date.now(),
  );
  const runner = await startInput(input, {
    writer,
    counters,
    readPositions: await createReadPositions(undefined),
    now,
    outgoing: createOutgoing({ allowList: () => ({ entries: [], disabled: true }) }),
    report: (trouble) => void reports.push(trouble),
  });
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= runner.stop());
  onTestFinished(stop);
  return { writer, counters, reports, stop, input, port: (runner as Partial<Listener>).port ?? 0 };
}
