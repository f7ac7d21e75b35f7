import { useQuery } from '@tanstack/react-query';
import { call } from '@/api/client';
import { listOutputCounts, type OutputCounts } from '@/contract/outputs';
import { PERMISSIONS } from '@/contract/permissions';
import { sharedPoll } from '@/shared/background/shared-poll';
import { useIsEmbedded } from '@/shared/server-kind/use-is-embedded';
import { useSession } from '@/shared/session/session-context';

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

/** The figures of all outputs, by id. */
const figuresPoll = sharedPoll({
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

/** The live figures of outputs, which only the embedded node counts. */
export function useFigures(): {
  /** Whether the server counts at all, and the user may know. */
  isCounted: boolean;
  /** Undefined until it is known. */
  of: (id: string) => OutputFigures | undefined;
} {
  const { permits } = useSession();
  const isEmbedded = useIsEmbedded();
  const isCounted = isEmbedded && permits(PERMISSIONS.outputs.read);
  const { data } = useQuery({ ...figuresPoll, enabled: isCounted });
  return { isCounted, of: (id) => data?.[id] };
}
