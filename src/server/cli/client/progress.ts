const TTY_EVERY_MS = 200;
const LINE_EVERY_MS = 10_000;
const BAR = 24;

export type Screen = { write(text: string): unknown; isTTY?: boolean };
/** `total` in the unit of `done` (bytes or messages); undefined when unknown. */
export type Progress = { at(done: number, messages: number): void; end(): void };

/** A progress bar on terminals, elsewhere a line every ten seconds. `now` in milliseconds. */
export function createProgress(
  screen: Screen,
  total: number | undefined,
  now: () => number = Date.now,
): Progress {
  const began = now();
  const every = screen.isTTY === true ? TTY_EVERY_MS : LINE_EVERY_MS;
  let last = began;
  let shown = false;

  return {
    at(done, messages) {
      if (now() - last < every) return;
      last = now();
      const share = total === undefined || total === 0 ? undefined : Math.min(1, done / total);
      const rate = `${grouped(messages)} messages, ${grouped(rateOf(messages, now() - began))} per second`;
      const percent =
        share === undefined ? '' : `${String(Math.floor(share * 100)).padStart(3)} %  `;
      if (screen.isTTY !== true) return void screen.write(`${percent.trimStart()}${rate}\n`);
      const filled = Math.round((share ?? 0) * BAR);
      const bar = share === undefined ? '' : `[${'█'.repeat(filled)}${'·'.repeat(BAR - filled)}] `;
      screen.write(`\r\u001b[2K${bar}${percent}${rate}`);
      shown = true;
    },
    end() {
      if (shown) screen.write('\r\u001b[2K');
      shown = false;
    },
  };
}

export const grouped = (number: number): string => number.toLocaleString('en-US');
export const rateOf = (messages: number, ms: number): number =>
  Math.round(messages / Math.max(0.001, ms / 1000));
