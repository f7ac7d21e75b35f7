import { createStore } from '@/ui/store/store';

const open = createStore<readonly HTMLDialogElement[]>([]);

/**
 * The modal dialogs that are open, in their order: whatever stands outside of the last one is
 * neither seen well nor within reach.
 */
export const openDialogs = {
  subscribe: open.subscribe,
  last: (): HTMLDialogElement | undefined => open.get().at(-1),
  /** Returns its end. */
  add(dialog: HTMLDialogElement): () => void {
    open.set([...open.get(), dialog]);
    return () => open.set(open.get().filter((one) => one !== dialog));
  },
};
