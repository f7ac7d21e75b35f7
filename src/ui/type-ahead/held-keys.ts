/**
 * Keys pressed while the field that they are meant for is still loading. They must neither get lost
 * nor run shortcuts of the page.
 */
let held: string[] = [];
/** The press that is being repeated. */
let typed: KeyboardEvent | undefined;
const holders = new Set<() => void>();

const isText = ({ key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent) =>
  !isComposing && !ctrlKey && !metaKey && !altKey && (key.length === 1 || key === 'Enter');

function hold(event: KeyboardEvent): void {
  if (event === typed) return;
  if (event.key === 'Escape') for (const onEscape of holders) onEscape();
  else if (event.key === 'Backspace') held.pop();
  else if (isText(event)) held.push(event.key);
  else return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Holds back keys until the returned function is called, or users press elsewhere. */
export function holdKeys(onEscape: () => void): () => void {
  if (holders.size === 0) {
    addEventListener('keydown', hold, true);
    addEventListener('pointerdown', drop, true);
  }
  holders.add(onEscape);
  return () => {
    holders.delete(onEscape);
    if (holders.size > 0) return;
    stop();
    // The field takes them as it appears; if an error appeared instead, nothing does.
    setTimeout(() => {
      if (holders.size === 0) held = [];
    });
  };
}

function drop(): void {
  held = [];
  stop();
}

function stop(): void {
  removeEventListener('keydown', hold, true);
  removeEventListener('pointerdown', drop, true);
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

/**
 * Types the held keys into the field that they were meant for, which has just appeared and got the
 * focus.
 */
export function typeHeldKeys(field: TextField): void {
  if (held.length === 0) return;
  // Keys pressed in the meantime come after these.
  const release = holdKeys(() => held.push('Escape'));
  void typeInto(field).finally(release);
}

async function typeInto(field: TextField): Promise<void> {
  while (held.length > 0) {
    // React applies input only after it has rendered the field, or the text before.
    await new Promise((done) => setTimeout(done));
    const end = held.findIndex((key) => key.length > 1);
    const text = (end < 0 ? held : held.slice(0, end)).join('');
    held = end < 0 ? [] : held.slice(end);
    if (text === '') {
      const [key = 'Enter'] = held.splice(0, 1);
      press(field, key);
    } else {
      field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
      field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text }));
    }
  }
}

function press(field: TextField, key: string): void {
  typed = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  const isHandled = !field.dispatchEvent(typed);
  if (key === 'Enter' && !isHandled) field.form?.requestSubmit();
}
