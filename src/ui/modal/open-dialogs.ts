import { createStore } from '@/ui/store/store';

const open = createStore<readonly HTMLDialogElement[]>([]);

/** The open modal dialogs, in the order of opening. Anything outside the last one is inert. */
export const openDialogs = {
  subscribe: open.subscribe,
  last: (): HTMLDialogElement | undefined => open.get().at(-1),
  /** Returns a function that removes it. */
  add(dialog: HTMLDialogElement): () => void {
    open.set([...open.get(), dialog]);
    return () => open.set(open.get().filter((one) => one !== dialog));
  },
};
