import { lazy, type ComponentType } from 'react';
import { createStore } from '@/ui/store/store';
import { afterPaint, whenIdle } from './after-paint';

/** Milliseconds before the parts of a page that loaded later are preloaded. */
const PRELOAD_DELAY = 2_000;
const RETRY_DELAY = 1_000;

const preloadQueue: (() => Promise<unknown>)[] = [];
let isPreloading = false;

/** Number of components needed right now whose chunk waits for the server to come back. */
const blockedCount = createStore(0);

let isOffline = () => false;
let onFailure = () => {};

export const lazyLoading = {
  subscribe: blockedCount.subscribe,
  /** Whether a component that the user opened waits for the server. */
  isBlocked: () => blockedCount.get() > 0,
  /**
   * Postpones imports while `offline` returns true: a browser caches a failed import for the life
   * of the page. `onUnreachable` is called when an import failed and the server did not respond.
   */
  holdWhile(offline: () => boolean, onUnreachable = () => {}): void {
    isOffline = offline;
    onFailure = onUnreachable;
  },
};

type Options = { visibleAtStart?: boolean; preload?: boolean };

/**
 * A component whose chunk is preloaded once the user interacts with the page, or loaded with its
 * first use; without `preload`, which is for what few pages need, only then. Call it at module
 * scope, `const List = lazyComponent(async () => (await import('./List')).List)`, and render it in a
 * `<Suspense>`. With `visibleAtStart`, which is for optional content, it loads after the page has
 * been painted and renders nothing if that fails.
 */
export function lazyComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
  { visibleAtStart = false, preload: isPreloaded = true }: Options = {},
) {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => (loaded ??= await load());
  if (isPreloaded) preloadLater(loadOnce);
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    if (visibleAtStart && !isPreloading) await afterPaint();
    try {
      // A chunk that is already here renders during an outage, too.
      return { default: loaded ?? (await retryAfterOutage(loadOnce)) };
    } catch (error) {
      if (visibleAtStart) return { default: () => null };
      throw error;
    }
  });
}

/**
 * Preloads code that is no component with the lazy components, so that an action that needs it also
 * works during an outage. Returns `load`.
 */
export function preloadLater<Part>(load: () => Promise<Part>): () => Promise<Part> {
  if (isPreloading) setTimeout(preload, PRELOAD_DELAY, load);
  else preloadQueue.push(load);
  return load;
}

/**
 * Preloads all lazy components, one per idle period so that user input is handled in between, and
 * from now on also those declared by chunks that load later.
 */
export function preloadLazyComponents(): void {
  isPreloading = true;
  const load = preloadQueue.shift();
  if (!load) return;
  preload(load);
  whenIdle(preloadLazyComponents);
}

/**
 * Waits during an outage instead of failing, and loads once the server responds. Rejects if the
 * chunk is missing even then.
 */
export async function retryAfterOutage<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    if (!isOffline()) return await load();
    throw new Error('The server is unreachable.');
  } catch {
    blockedCount.set(blockedCount.get() + 1);
    return whenServerResponds(load).finally(() => blockedCount.set(blockedCount.get() - 1));
  }
}

async function whenServerResponds<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    if (!isOffline()) {
      if (await serverResponds()) return load();
      onFailure();
    }
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY));
  }
}

const serverResponds = () =>
  fetch(document.baseURI, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  );

/** A failed preload is ignored: the first use tries again and reports the error. */
function preload(load: () => Promise<unknown>): void {
  if (isOffline()) setTimeout(preload, RETRY_DELAY, load);
  else load().catch(() => undefined);
}
