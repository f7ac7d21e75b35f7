import { setTimeout as delay } from 'node:timers/promises';
import type { ReceivingContext } from '../definition/input-type';
import type { Configuration, InputDocument, Runner } from '../definition/model';
import { numberSetting, textSetting } from '../definition/settings';
import { webAddress } from '../../outgoing/web-address';
import { requestHeaders } from './request-headers';

const UNIT_MS: Readonly<Record<string, number>> = {
  NANOSECONDS: 1e-6,
  MICROSECONDS: 1e-3,
  MILLISECONDS: 1,
  SECONDS: 1_000,
  MINUTES: 60_000,
  HOURS: 3_600_000,
  DAYS: 86_400_000,
};
/** Protects other people's APIs from being polled too often. */
const SHORTEST_INTERVAL_MS = 100;
/** Node's timers end at 24 days. */
const LONGEST_WAIT_MS = 86_400_000;

/**
 * Polls an address at intervals.
 * @throws Error when the address or the headers are invalid
 */
export async function startJsonPath(
  { configuration }: InputDocument,
  { intake, report, outgoing, now }: ReceivingContext,
): Promise<Runner> {
  const url = webAddress(textSetting(configuration, 'target_url', ''));
  const headers = requestHeaders(
    textSetting(configuration, 'headers', ''),
    textSetting(configuration, 'encrypted_headers', ''),
  );
  const everyMs = intervalMs(configuration);
  const stopping = new AbortController();

  const poll = async () => {
    try {
      const answer = await outgoing.get({ url, headers, signal: stopping.signal });
      intake.counters.bytes += answer.length;
      report(undefined);
      await intake.accept(answer);
    } catch (error) {
      if (!stopping.signal.aborted) report(error instanceof Error ? error.message : String(error));
    }
  };
  const run = async () => {
    let nextAt = now();
    while (!stopping.signal.aborted) {
      if (now() >= nextAt) {
        await poll();
        // Skips polls that were missed while one took long.
        nextAt += Math.max(1, Math.ceil((now() - nextAt) / everyMs)) * everyMs;
      }
      await delay(Math.min(LONGEST_WAIT_MS, Math.max(0, nextAt - now())), undefined, {
        signal: stopping.signal,
      }).catch(() => undefined);
    }
  };

  const running = run();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

function intervalMs(configuration: Configuration): number {
  const unit = UNIT_MS[textSetting(configuration, 'timeunit', 'MINUTES')];
  if (unit === undefined) throw new Error('The time unit of the interval is not known.');
  return Math.max(SHORTEST_INTERVAL_MS, numberSetting(configuration, 'interval', 1) * unit);
}
