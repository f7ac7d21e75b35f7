import { createListeners } from '@/ui/listeners/listeners';

const open: HTMLDialogElement[] = [];
const { subscribe, notify } = createListeners();

/**
 * The modal dialogs that are open, in their order: whatever stands outside of the last one is
 * neither seen well nor within reach.
 */
export const openDialogs = {
  subscribe,
  last: (): HTMLDialogElement | undefined => open.at(-1),
  /** Returns its end. */
  add(dialog: HTMLDialogElement): () => void {
    open.push(dialog);
    notify();
    return () => {
      open.splice(open.indexOf(dialog), 1);
      notify();
    };
  },
};
