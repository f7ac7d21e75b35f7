import { lazy, type ComponentType } from 'react';
import { createStore } from '@/ui/store/store';
import { afterPaint, whenIdle } from './after-paint';

/** Milliseconds in which a page that came later shows itself first. */
const AFTER_PAGE = 2_000;
/** Milliseconds between attempts while nobody answers. */
const AGAIN_AFTER = 1_000;

const waiting: (() => Promise<unknown>)[] = [];
let isQuiet = false;

/** How many parts that are to be seen now could not be fetched, and wait for the server. */
const stuck = createStore(0);

let isAway = () => false;

/** Whether something that was opened waits for the server. */
export const lateParts = {
  subscribe: stuck.subscribe,
  wait: () => stuck.get() > 0,
  /**
   * Who knows that nobody answers says so: a browser never asks again for a module that it could
   * not fetch.
   */
  holdWhile(away: () => boolean): void {
    isAway = away;
  },
};

/**
 * A component that is not part of what shows first: its code comes once someone is there, or with
 * its first use where that is earlier, so it stands in a `<Suspense>`. At module scope only: `const
 * List = latePart(async () => (await import('./List')).List)`. What is `inSight` from the start
 * keeps nothing waiting: it comes once the page has been painted and is at rest.
 */
export function latePart<Props>(
  load: () => Promise<ComponentType<Props>>,
  { inSight = false }: { inSight?: boolean } = {},
) {
  let known: ComponentType<Props> | undefined;
  const learn = async () => (known ??= await load());
  if (isQuiet) setTimeout(fetchNow, AFTER_PAGE, learn);
  else waiting.push(learn);
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    if (inSight && !isQuiet) await afterPaint();
    try {
      // What is here already shows during an outage, too.
      return { default: known ?? (await fetched(learn)) };
    } catch (error) {
      if (inSight) return { default: () => null };
      throw error;
    }
  });
}

/**
 * Fetches all late parts: those of now one after the other, so that whoever acts is answered in
 * between, and from now on those of every page that comes.
 */
export function fetchLateParts(): void {
  isQuiet = true;
  const load = waiting.shift();
  if (!load) return;
  fetchNow(load);
  whenIdle(fetchLateParts);
}

/**
 * A page that works must not go because a part of it cannot be fetched during an outage: what is
 * missing waits until the server answers. Where it does and has not the part, or the browser does
 * not ask again, that fails: what nobody asked for is left out then, what somebody opens says so.
 */
async function fetched<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    if (!isAway()) return await load();
    throw new Error('Nobody answers.');
  } catch {
    stuck.set(stuck.get() + 1);
    return whenServerAnswers(load).finally(() => stuck.set(stuck.get() - 1));
  }
}

async function whenServerAnswers<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    if (await serverAnswers()) return load();
    await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER));
  }
}

const serverAnswers = () =>
  fetch(document.baseURI, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  );

/** Asks as soon as somebody answers. Where it fails, the first use tries again and says so. */
function fetchNow(load: () => Promise<unknown>): void {
  if (isAway()) setTimeout(fetchNow, AGAIN_AFTER, load);
  else load().catch(() => undefined);
}
