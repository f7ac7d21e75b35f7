/**
 * `keys` names one key or several that do the same, parted by blanks, as `KeyboardEvent.key` has them, with `Ctrl+`,
 * `Alt+`, `Shift+` before it: `/`, `j ArrowDown`, `Ctrl+Enter`. `Ctrl` is also the Command key. Without `run` the key is
 * only listed, because what has the focus handles it.
 */
export type PageKey = { keys: string; label: string; run?: (event: KeyboardEvent) => void };
export type KeySection = { id: string; keys: readonly PageKey[] };

let sections: readonly KeySection[] = [];
const listeners = new Set<() => void>();

/** Which keys the page has now. */
export const keyRegistry = {
  sections: () => sections,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  register(section: KeySection): () => void {
    become([...sections, section]);
    return () => become(sections.filter((one) => one !== section));
  },
};

function become(next: readonly KeySection[]): void {
  sections = next;
  for (const listener of [...listeners]) listener();
}

/** Runs what the pressed key stands for; later registrations win. Typing and open dialogs keep their keys. */
export function pressKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || document.querySelector('dialog[open]')) return;
  const held = event.ctrlKey || event.metaKey || event.altKey;
  if (isTyping(event.target) && !held && event.key !== 'Escape') return;
  const pressed = nameOf(event);
  const found = sections.flatMap(({ keys }) => keys).findLast(({ keys, run }) => run && keys.split(' ').includes(pressed));
  if (!found?.run) return;
  event.preventDefault();
  found.run(event);
}

function nameOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string {
  // A character such as ? holds its shift already.
  const shift = shiftKey && key.length > 1;
  return [ctrlKey || metaKey ? 'Ctrl' : '', altKey ? 'Alt' : '', shift ? 'Shift' : '', key].filter(Boolean).join('+');
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.closest('input, textarea, select, [role="menu"], [role="listbox"]') !== null);
}
