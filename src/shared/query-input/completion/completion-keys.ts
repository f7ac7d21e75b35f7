import type { KeyboardEvent } from 'react';
import type { Completion, Suggestion } from './completion';

type CompletionKeys = {
  completion: Completion | undefined;
  active: number;
  onActive: (index: number) => void;
  onTake: (suggestion: Suggestion) => void;
  onClose: () => void;
};

/** Handles a key press while suggestions are shown. Enter is not among them: it always submits. */
export function handleCompletionKey(
  event: KeyboardEvent,
  { completion, active, onActive, onTake, onClose }: CompletionKeys,
): boolean {
  if (!completion || event.ctrlKey || event.metaKey || event.altKey) return false;
  const { suggestions } = completion;
  switch (event.key) {
    case 'ArrowDown':
    case 'ArrowUp': {
      if (suggestions.length === 0) return false;
      const step = event.key === 'ArrowDown' ? 1 : -1;
      // With no active suggestion, down moves to the first and up to the last.
      const from = active < 0 && step < 0 ? 0 : active;
      onActive((from + step + suggestions.length) % suggestions.length);
      return true;
    }
    case 'Tab': {
      const chosen = suggestions[Math.max(active, 0)];
      if (event.shiftKey || !chosen) return false;
      onTake(chosen);
      return true;
    }
    case 'Escape':
      onClose();
      return true;
    default:
      return false;
  }
}
