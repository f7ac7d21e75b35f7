import type { KeyboardEvent, MouseEvent, SyntheticEvent } from 'react';
import { typeHeldKeys } from '../type-ahead/held-keys';
import { openDialogs } from './open-dialogs';

/**
 * Makes a dialog modal while it is mounted. The platform traps the focus, makes the rest inert and
 * restores the focus at the end. The focus goes to `[data-autofocus]`, else to the first field of a
 * form, else to the first focusable element. The owner unmounts it on `onClose`; without `onClose`
 * it cannot be dismissed.
 */
export const dialogProps = (onClose: (() => void) | undefined) => ({
  ref: openDialog,
  onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
    if (event.key !== 'Escape') return;
    // The platform would close the dialog on a second Escape, whatever the owner decides.
    event.preventDefault();
    // A popup inside the dialog listens for the same key and closes first.
    if (event.currentTarget.querySelector('[data-floating]') === null) onClose?.();
  },
  /** Other ways to dismiss a dialog, such as the back gesture of a phone. */
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
  const first =
    dialog.querySelector<HTMLElement>('[data-autofocus]') ??
    dialog.querySelector<HTMLElement>(FIRST_FIELD);
  first?.focus();
  if (first instanceof HTMLInputElement || first instanceof HTMLTextAreaElement)
    typeHeldKeys(first);
  const end = openDialogs.add(dialog);
  return () => {
    dialog.close();
    end();
  };
}
