import { createListeners } from '@/ui/listeners/listeners';
import { consumesKeys } from './consumes-keys';

/**
 * `keys` names one key or several that do the same, parted by blanks, as `KeyboardEvent.key` has
 * them, with `Ctrl+`, `Alt+`, `Shift+` before it: `/`, `j ArrowDown`, `Ctrl+Enter`. `Ctrl` is also
 * the Command key. Keys pressed one after the other are joined by `>`: `g>s`. Without `run` the key
 * is only listed, because what has the focus handles it; without `keys` the action is only in the
 * command palette.
 */
export type PageKey = {
  keys: string;
  label: string;
  run?: (event: KeyboardEvent) => void;
  /** While one types it is the field's, though Ctrl is held: its own undo, for example. */
  leaveToFields?: boolean;
};
export type KeySection = { id: string; keys: readonly PageKey[] };

let sections: readonly KeySection[] = [];
const { subscribe, notify } = createListeners();

/** Which keys the page has now. */
export const keyRegistry = {
  sections: () => sections,
  subscribe,
  register(section: KeySection): () => void {
    become([...sections, section]);
    const late = kept && actionOf(nameOf(kept), false);
    if (kept && late) {
      late(kept);
      kept = undefined;
    }
    return () => become(sections.filter((one) => one !== section));
  },
};

function become(next: readonly KeySection[]): void {
  sections = next;
  notify();
}

/** Keys whose actions come late, and the one of them that was pressed before. */
let awaited: readonly string[] = [];
let kept: KeyboardEvent | undefined;

/**
 * The last of these keys that is pressed before something does it is done as soon as that is there.
 */
export function awaitKeys(names: readonly string[]): () => void {
  awaited = names;
  return () => {
    awaited = [];
    kept = undefined;
  };
}

/** How long the second key of two may take. Milliseconds. */
const SEQUENCE = 1_500;
let begun: { keys: string; at: number } | undefined;

/**
 * Runs what the pressed key stands for; later registrations win. Typing and open dialogs keep their
 * keys.
 */
export function pressKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || document.querySelector('dialog[open]')) return;
  const held = event.ctrlKey || event.metaKey || event.altKey;
  if (consumesKeys(event.target) && !held && event.key !== 'Escape') return;
  const pressed = nameOf(event);
  const sequence =
    begun && event.timeStamp - begun.at < SEQUENCE ? `${begun.keys}>${pressed}` : undefined;
  begun = undefined;
  const typing = consumesKeys(event.target);
  const found =
    (sequence === undefined ? undefined : actionOf(sequence, typing)) ?? actionOf(pressed, typing);
  if (found) {
    event.preventDefault();
    found(event);
  } else if (awaited.includes(pressed)) {
    event.preventDefault();
    kept = event;
  } else if (beginsSequence(pressed)) {
    begun = { keys: pressed, at: event.timeStamp };
  }
}

const allKeys = () => sections.flatMap(({ keys }) => keys);
const namesOf = ({ keys }: PageKey): readonly string[] => keys.split(' ');
const actionOf = (name: string, typing: boolean) =>
  allKeys().findLast(
    (key) => key.run && namesOf(key).includes(name) && !(typing && key.leaveToFields),
  )?.run;
const beginsSequence = (name: string) =>
  allKeys().some((key) => key.run && namesOf(key).some((one) => one.startsWith(`${name}>`)));

function nameOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string {
  const isCommand = (ctrlKey || metaKey) && /^\p{L}$/u.test(key);
  // A character such as ? holds its shift already; a command is the letter on the key, whatever
  // Caps Lock makes of it.
  const shift = shiftKey && (key.length > 1 || isCommand);
  return [
    ctrlKey || metaKey ? 'Ctrl' : '',
    altKey ? 'Alt' : '',
    shift ? 'Shift' : '',
    isCommand ? key.toLowerCase() : key,
  ]
    .filter(Boolean)
    .join('+');
}
