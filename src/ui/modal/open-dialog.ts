/**
 * Ref of a dialog that is modal as long as it is mounted. The platform keeps the focus inside, makes the rest inert and
 * gives the focus back on `close()`. The focus goes to `[data-autofocus]`, else to the first thing that takes it.
 */
export function openDialog(dialog: HTMLDialogElement | null): (() => void) | undefined {
  if (!dialog) return undefined;
  if (!dialog.open) dialog.showModal();
  dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  return () => dialog.close();
}
