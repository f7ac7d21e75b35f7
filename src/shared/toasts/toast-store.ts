import { createStore } from '@/ui/store/store';

/** An action such as 'Show' or 'Undo'. */
export type ToastAction = { label: string; onSelect: () => void };
export type ToastTone = 'success' | 'error' | 'info' | 'warning';
export type Toast = {
  id: number;
  tone: ToastTone;
  text: string;
  title: string | undefined;
  action: ToastAction | undefined;
};

/** Display time in milliseconds. */
const LIFETIMES: Readonly<Record<ToastTone, number>> = {
  success: 7_000,
  info: 7_000,
  warning: 7_000,
  error: 10_000,
};
const AT_MOST = 4;

type Clock = { timer: ReturnType<typeof setTimeout> | undefined; startedAt: number; left: number };

/** Short messages about the outcome of an action. Repeating one extends its display time. */
export function createToasts() {
  const { get: current, set, subscribe } = createStore<readonly Toast[]>([]);
  let held = false;
  let last = 0;
  const clocks = new Map<number, Clock>();

  const start = (id: number, left: number) => {
    clearTimeout(clocks.get(id)?.timer);
    clocks.set(id, {
      left,
      startedAt: Date.now(),
      timer: held ? undefined : setTimeout(() => expire(id), left),
    });
  };
  const expire = (id: number) => {
    const toast = current().find((one) => one.id === id);
    // Restarts the timer of toasts that appeared while the tab was hidden.
    if (toast && document.hidden) start(id, LIFETIMES[toast.tone]);
    else dismiss(id);
  };
  function dismiss(id: number): void {
    clearTimeout(clocks.get(id)?.timer);
    clocks.delete(id);
    set(current().filter((toast) => toast.id !== id));
    if (current().length === 0) held = false;
  }
  function show(tone: ToastTone, text: string, title?: string, action?: ToastAction): void {
    const shown = current();
    const same = shown.find(
      (toast) => toast.tone === tone && toast.text === text && toast.title === title,
    );
    if (same) return start(same.id, LIFETIMES[tone]);
    const toast = { id: ++last, tone, text, title, action };
    const tooMany =
      shown.length >= AT_MOST ? (shown.find((one) => one.tone !== 'error') ?? shown[0]) : undefined;
    if (tooMany) dismiss(tooMany.id);
    start(toast.id, LIFETIMES[tone]);
    set([...current(), toast]);
  }

  return {
    success: (text: string, title?: string, action?: ToastAction) =>
      show('success', text, title, action),
    error: (text: string, title?: string, action?: ToastAction) =>
      show('error', text, title, action),
    info: (text: string, title?: string, action?: ToastAction) => show('info', text, title, action),
    warning: (text: string, title?: string, action?: ToastAction) =>
      show('warning', text, title, action),
    dismiss,
    /** Pauses all timers while the pointer or focus is on a toast. */
    hold(on: boolean): void {
      if (on === held) return;
      held = on;
      for (const [id, { timer, startedAt, left }] of clocks) {
        clearTimeout(timer);
        start(id, on ? Math.max(0, left - (Date.now() - startedAt)) : left);
      }
    },
    clear: () => {
      for (const { id } of current()) dismiss(id);
    },
    current,
    subscribe,
  };
}

/**
 * `toasts.success('Stream was created.')` reports the outcome of a user action; forms and pages
 * show their errors in place.
 */
export const toasts = createToasts();
