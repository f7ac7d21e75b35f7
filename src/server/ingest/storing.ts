import type { Lost } from './writer';
import type { Portion } from './encoding/protocol';

/** Portions that go into one transaction. */
const TOGETHER = 4;

/** Stores portions in their order, and those that came meanwhile together. */
export type Storing = {
  add(portion: Portion): void;
  isIdle(): boolean;
  /** Nothing is stored while it is held; what waits is stored afterwards. */ hold(
    held: boolean,
  ): void;
};

type Options = {
  store: (portions: readonly Portion[]) => Promise<Lost[]>;
  onStored: (portions: readonly Portion[], lost: readonly Lost[]) => void;
  onIdle: () => void;
};

export function createStoring({ store, onStored, onIdle }: Options): Storing {
  let waiting: Portion[] = [];
  let busy = false;
  let held = false;

  async function work(): Promise<void> {
    busy = true;
    while (waiting.length > 0 && !held) {
      const batch = waiting.slice(0, TOGETHER);
      waiting = waiting.slice(TOGETHER);
      onStored(batch, await store(batch));
    }
    busy = false;
    onIdle();
  }

  return {
    isIdle: () => !busy,
    add(portion) {
      waiting.push(portion);
      if (!busy) void work();
    },
    hold(wanted) {
      held = wanted;
      if (!busy && waiting.length > 0) void work();
    },
  };
}
