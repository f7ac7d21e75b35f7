import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { workSoFar } from './open-work';
import { areTimersHeld } from './turned-clock';

/** Milliseconds. Long, because a busy machine is not a failure. */
const LIMIT = 30_000;
/** Results are rendered in a first frame; a second one shows whether that led to more work. */
const FRAMES = 2;
/** Milliseconds after which an import is not among those that are done already. */
const IMPORTED = 5;

/**
 * Resolves when the page has come to rest: no request is open, nothing is fetching, mutating or
 * being imported, and nothing of that began for two frames. Wait for it before asserting that
 * something did not appear or was not requested. It does not wait for timers such as debounces:
 * wait for what they lead to. Throws after `limit` milliseconds and names what is still open.
 */
export async function settled({ limit = LIMIT } = {}): Promise<void> {
  if (areTimersHeld())
    throw new Error('settled() waits for frames, which fake timers hold: advance the timers.');
  const deadline = performance.now() + limit;
  let last = workSoFar();
  for (let frames = 0; frames < FRAMES;) {
    const now = await nextFrame();
    const isAtRest = last.open.length === 0 && now.open.length === 0 && last.begun === now.begun;
    frames = isAtRest ? frames + 1 : 0;
    last = now;
    if (!isAtRest && performance.now() >= deadline)
      throw new Error(`After ${limit} ms the page has not come to rest: ${namesOf(now)}.`);
  }
}

/** The work at the end of the next frame, with all updates until then rendered. */
async function nextFrame() {
  let imports: string[] = [];
  await act(async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    imports = await openImports();
  });
  const { open, begun } = workSoFar();
  return { open: [...open, ...imports], begun };
}

const openImports = () =>
  Promise.race([
    vi.dynamicImportSettled().then(() => []),
    new Promise<string[]>((resolve) => setTimeout(resolve, IMPORTED, ['an import'])),
  ]);

const namesOf = ({ open }: { open: string[] }) =>
  open.length > 0 ? open.join(', ') : 'it began new work in every frame';
