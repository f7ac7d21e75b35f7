import { createStore } from '@/ui/store/store';
import { consumesKeys } from './consumes-keys';

/**
 * `keys` lists alternatives separated by spaces, named as in `KeyboardEvent.key` with optional
 * `Ctrl+`, `Alt+`, `Shift+`: `/`, `j ArrowDown`, `Ctrl+Enter`. `Ctrl` includes the Command key.
 * Sequences are joined by `>`: `g>s`. Without `run` the key is only listed, because the focused
 * element handles it; without `keys` the action is only in the command palette.
 */
export type PageKey = {
  keys: string;
  label: string;
  run?: (event: KeyboardEvent) => void;
  /** Text fields keep this combination, for example for their own undo. */
  leaveToFields?: boolean;
};
export type KeySection = { id: string; keys: readonly PageKey[] };

const { get: sections, set, subscribe } = createStore<readonly KeySection[]>([]);

/** The keys that are currently registered. */
export const keyRegistry = {
  sections,
  subscribe,
  register(section: KeySection): () => void {
    set([...sections(), section]);
    const late = kept && actionOf(nameOf(kept), false);
    if (kept && late) {
      late(kept);
      kept = undefined;
    }
    return () => set(sections().filter((one) => one !== section));
  },
};

/** Keys whose handlers are still loading, and the one of them that was pressed meanwhile. */
let awaited: readonly string[] = [];
let kept: KeyboardEvent | undefined;

/** Replays the last of these keys pressed before its handler is registered. */
export function awaitKeys(names: readonly string[]): () => void {
  awaited = names;
  return () => {
    awaited = [];
    kept = undefined;
  };
}

/** Milliseconds between the keys of a sequence. */
const SEQUENCE = 1_500;
let begun: { keys: string; at: number } | undefined;

/**
 * Runs the handler of a key press; later registrations win. Text fields and open dialogs keep their
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

const allKeys = () => sections().flatMap(({ keys }) => keys);
const namesOf = ({ keys }: PageKey): readonly string[] => keys.split(' ');
const actionOf = (name: string, typing: boolean) =>
  allKeys().findLast(
    (key) => key.run && namesOf(key).includes(name) && !(typing && key.leaveToFields),
  )?.run;
const beginsSequence = (name: string) =>
  allKeys().some((key) => key.run && namesOf(key).some((one) => one.startsWith(`${name}>`)));

function nameOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string {
  const isCommand = (ctrlKey || metaKey) && /^\p{L}$/u.test(key);
  // Characters such as ? imply Shift; in combinations with Ctrl, Caps Lock is ignored.
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
