import type { KeyboardEvent, MouseEvent, PointerEvent, SyntheticEvent } from 'react';
import { typeHeldKeys } from '../type-ahead/held-keys';
import { openDialogs } from './open-dialogs';

/**
 * Makes a dialog modal while it is mounted. The platform traps the focus, makes the rest inert and
 * restores the focus at the end. The focus goes to `[data-autofocus]`, else to the first field of a
 * form, else to the first focusable element. The owner unmounts it on `onClose`; without `onClose`
 * it cannot be dismissed. A click on the backdrop closes it unless it or something in it is
 * marked with `data-unsaved`.
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
  onPointerDown({ target, currentTarget }: PointerEvent<HTMLDialogElement>) {
    if (target === currentTarget) pressedBackdrops.add(currentTarget);
    else pressedBackdrops.delete(currentTarget);
  },
  onPointerUp({ target, currentTarget }: PointerEvent<HTMLDialogElement>) {
    if (target !== currentTarget) pressedBackdrops.delete(currentTarget);
  },
  onClick({ target, currentTarget }: MouseEvent<HTMLDialogElement>) {
    // A selection dragged past the edge ends on the backdrop, and so does a press on a field that
    // moves away below the pointer: the click is then that of the closest common element.
    const isBackdrop = target === currentTarget && pressedBackdrops.delete(currentTarget);
    const isUnsaved = currentTarget.matches(UNSAVED) || currentTarget.querySelector(UNSAVED);
    if (isBackdrop && !isUnsaved) onClose?.();
  },
});

/** Dialogs on whose backdrop the pointer went down. */
const pressedBackdrops = new WeakSet<HTMLDialogElement>();
const UNSAVED = '[data-unsaved]';

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
