import type { KeyboardEvent, MouseEvent, SyntheticEvent } from 'react';
import { openDialogs } from './open-dialogs';

/**
 * What makes a dialog modal as long as it is mounted. The platform keeps the focus inside, makes
 * the rest inert and gives the focus back at the end. The focus goes to `[data-autofocus]`, else to
 * the first field of a form, else to the first thing that takes it. Its owner unmounts it on
 * `onClose`; without `onClose` it cannot be left.
 */
export const dialogProps = (onClose: (() => void) | undefined) => ({
  ref: openDialog,
  onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
    if (event.key !== 'Escape') return;
    // Kept from the platform, which would close the dialog itself on a second Escape whatever its
    // owner says.
    event.preventDefault();
    // What floats inside the dialog is closed first; it listens for the same key.
    if (event.currentTarget.querySelector('[data-floating]') === null) onClose?.();
  },
  /** The other ways of the platform to leave, such as the back gesture of a phone. */
  onCancel(event: SyntheticEvent<HTMLDialogElement>) {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose?.();
  },
  onClick(event: MouseEvent<HTMLDialogElement>) {
    if (event.target === event.currentTarget) onClose?.();
  },
});

const FIRST_FIELD = 'form :is(input, select, textarea):enabled';

function openDialog(dialog: HTMLDialogElement | null): (() => void) | undefined {
  if (!dialog) return undefined;
  if (!dialog.open) dialog.showModal();
  (
    dialog.querySelector<HTMLElement>('[data-autofocus]') ??
    dialog.querySelector<HTMLElement>(FIRST_FIELD)
  )?.focus();
  const end = openDialogs.add(dialog);
  return () => {
    dialog.close();
    end();
  };
}
