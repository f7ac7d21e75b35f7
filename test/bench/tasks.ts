import type { CDPSession } from '@playwright/test';

type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  dur?: number;
  tdur?: number;
  args: { name?: string };
};

/**
 * Traces all tasks of the page's main thread until it is stopped, then returns the longest in
 * milliseconds of processor time. Unlike `longestTask`, which uses wall-clock time, it excludes
 * other load on the machine.
 */
export async function watchTasks(cdp: CDPSession): Promise<() => Promise<number>> {
  const stop = await traceTasks(cdp);
  return async () => Math.max(0, ...(await stop()));
}

/** The same with the processor time of each task. */
export async function traceTasks(cdp: CDPSession): Promise<() => Promise<number[]>> {
  const events: TraceEvent[] = [];
  const take = ({ value }: { value: object[] }) => void events.push(...(value as TraceEvent[]));
  cdp.on('Tracing.dataCollected', take);
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel'] },
  });
  return async () => {
    const complete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
    await cdp.send('Tracing.end');
    await complete;
    cdp.off('Tracing.dataCollected', take);
    const threads = new Set(
      events
        .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
        .map(threadOf),
    );
    const tasks = events.filter(
      (event) => event.ph === 'X' && event.name.endsWith('RunTask') && threads.has(threadOf(event)),
    );
    return tasks.map(({ tdur = 0 }) => tdur / 1000);
  };
}

const threadOf = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`;
