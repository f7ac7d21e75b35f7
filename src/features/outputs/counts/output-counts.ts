import { call } from '@/api/client';
import { listOutputCounts, type OutputCounts } from '@/contract/outputs';
import { sharedPoll } from '@/shared/background/shared-poll';

const COUNTS_MS = 2_000;

/** What an output sent and dropped; `perSecond` is known from the second poll on. */
export type OutputFigures = OutputCounts & { perSecond: number | undefined };
type Look = { at: number; sent: number };

/** Remembers counts between polls to compute current rates. */
export function figuresReader() {
  const looks = new Map<string, Look>();
  return (
    counts: Readonly<Record<string, OutputCounts>>,
    at: number,
  ): Record<string, OutputFigures> =>
    Object.fromEntries(
      Object.entries(counts).map(([id, count]) => {
        const now = { at, sent: count.sent };
        const perSecond = rateSince(looks.get(id), now);
        looks.set(id, now);
        return [id, { ...count, perSecond }];
      }),
    );
}

/** Undefined for the first poll, and when the counter was reset. */
function rateSince(before: Look | undefined, now: Look): number | undefined {
  if (before === undefined || now.at <= before.at || now.sent < before.sent) return undefined;
  return ((now.sent - before.sent) * 1000) / (now.at - before.at);
}

const readFigures = figuresReader();

/** The figures of all outputs, by id. Only the embedded node counts. */
export const figuresPoll = sharedPoll({
  key: ['output-counts'],
  every: COUNTS_MS,
  read: async (signal) => {
    const { counts } = await call(listOutputCounts, undefined, { signal, background: true });
    return readFigures(counts, Date.now());
  },
});

export type OutputState = 'failing' | 'dropping' | 'sending' | 'idle';

/** How an output is doing: what it dropped since its start matters more than what it sent. */
export function stateOf({ failing, dropped, sent, waiting }: OutputCounts): OutputState {
  if (failing) return 'failing';
  if (dropped > 0) return 'dropping';
  return sent + waiting > 0 ? 'sending' : 'idle';
}
