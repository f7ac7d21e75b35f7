import { useEffect, useRef, useState } from 'react';
import type { Outcome } from './ExportVerdict';
import { runExport, type ExportProgress } from './run-export';

/** Interval of progress updates. */
const PROGRESS_INTERVAL_MS = 100;

/** One download at a time, aborted when the dialog unmounts. */
export function useDownload() {
  const [progress, setProgress] = useState<ExportProgress>({ rows: 0, bytes: 0 });
  const [outcome, setOutcome] = useState<Outcome>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (
    request: Parameters<typeof runExport>[0],
    limit: number | undefined,
  ): Promise<Outcome> => {
    setOutcome(undefined);
    setProgress({ rows: 0, bytes: 0 });
    running.current = new AbortController();
    let shownAt = 0;
    const show = (now: ExportProgress) => {
      if (performance.now() - shownAt < PROGRESS_INTERVAL_MS) return;
      shownAt = performance.now();
      setProgress(now);
    };
    const file = await runExport(request, show, running.current.signal);
    const done = { file, limit, name: request.filename };
    setOutcome(done);
    return done;
  };
  return { progress, outcome, run };
}
