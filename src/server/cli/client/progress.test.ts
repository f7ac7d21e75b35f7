import { expect, it } from 'vitest';
import { createProgress } from './progress';

function shown(isTTY: boolean, total: number | undefined) {
  const clock = { now: 0 };
  const printed: string[] = [];
  const progress = createProgress(
    { isTTY, write: (text) => printed.push(text) },
    total,
    () => clock.now,
  );
  return { clock, printed, progress };
}

it('is a bar on a terminal, wiped away at the end', () => {
  const { clock, printed, progress } = shown(true, 1000);
  progress.at(1, 1);
  clock.now = 1000;
  progress.at(500, 2000);
  progress.end();
  expect(printed).toEqual([
    expect.stringMatching(/█{12}·{12}\] {2}50 % {2}2,000 messages, 2,000 per second$/),
    '\r\u001b[2K',
  ]);
});

it('is a line now and then elsewhere, without share where nobody knows the size', () => {
  const { clock, printed, progress } = shown(false, undefined);
  for (clock.now = 0; clock.now <= 25_000; clock.now += 1000) progress.at(1, clock.now);
  progress.end();
  expect(printed).toEqual([
    '10,000 messages, 1,000 per second\n',
    '20,000 messages, 1,000 per second\n',
  ]);
});
