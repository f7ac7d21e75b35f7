import { expect, it, vi } from 'vitest';
import { overFrames } from './over-frames';

function* counting(steps: number, done: string[], name: string) {
  for (let step = 1; step <= steps; step++) {
    done.push(`${name}${step}`);
    yield;
  }
}

it('shares the milliseconds of a frame among all who work', () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  // Each look at the clock takes two milliseconds.
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 2));
  const next = () => frames.shift()?.(0);

  const done: string[] = [];
  overFrames(counting(4, done, 'a'));
  const stop = overFrames(counting(9, done, 'b'));
  expect(done).toEqual([]);
  next();
  expect(done).toEqual(['a1', 'a2', 'a3']);
  next();
  expect(done.slice(3)).toEqual(['a4']);
  next();
  expect(done.slice(4)).toEqual(['b1', 'b2', 'b3']);
  stop();
  next();
  expect(done).toHaveLength(7);
  expect(frames).toEqual([]);
});

it('goes on with the others after one failed', () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  const done: string[] = [];
  overFrames(
    (function* () {
      yield;
      throw new Error('broken');
    })(),
  );
  overFrames(counting(1, done, 'b'));
  expect(() => frames.shift()?.(0)).toThrow('broken');
  frames.shift()?.(0);
  expect(done).toEqual(['b1']);
});
