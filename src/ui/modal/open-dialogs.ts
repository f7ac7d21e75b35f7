import { createListeners } from '@/ui/listeners/listeners';

const open: HTMLDialogElement[] = [];
const { subscribe, notify } = createListeners();

/** The open modal dialogs, in the order of opening. Anything outside the last one is inert. */
export const openDialogs = {
  subscribe,
  last: (): HTMLDialogElement | undefined => open.at(-1),
  /** Returns a function that removes it. */
  add(dialog: HTMLDialogElement): () => void {
    open.push(dialog);
    notify();
    return () => {
      open.splice(open.indexOf(dialog), 1);
      notify();
    };
  },
};
