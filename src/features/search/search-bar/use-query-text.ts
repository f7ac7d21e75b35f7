import { useState } from 'react';
import { useDraft } from '@/shared/drafts/use-draft';

/** `base` is the query of the address it was started from. */
type QueryDraft = { base: string; text: string };
const DRAFT_KEY = 'search.query';
const NONE: QueryDraft = { base: '', text: '' };

export type QueryText = {
  text: string;
  change: (text: string) => void;
  /** This text runs now: nothing is unsent any more. */
  sent: (text: string) => void;
  /** Typed, but not searched for yet. */
  unsent: boolean;
  /** Found again after a reload, a crash or a sign-in. */
  restored: boolean;
  /** Text that was typed over another query, and can be taken back into the input. */
  kept: string | undefined;
  discard: () => void;
};

/**
 * The text of the query input. It is the address's query until something is typed, then what was
 * typed; only going to another query (Back, a link) shows that one instead, and then the typed text
 * is kept aside.
 */
export function useQueryText(addressed: string): QueryText {
  const [draft, setDraft, discard] = useDraft<QueryDraft>(DRAFT_KEY, NONE);
  /**
   * What was sent last. The address follows after a moment, in which the input must not show the
   * one before.
   */
  const [sent, setSent] = useState<{ from: string; text: string }>();
  const isComing = sent?.from === addressed;
  if (sent && !isComing) setSent(undefined);
  const query = isComing ? sent.text : addressed;
  const [typedHere, setTypedHere] = useState(false);
  const exists = draft !== NONE && draft.text !== draft.base;
  const applies = exists && draft.base === query;

  return {
    text: applies ? draft.text : query,
    change: (text) => {
      setTypedHere(true);
      if (text === query) discard();
      else setDraft({ base: query, text });
    },
    sent: (text) => {
      setSent({ from: addressed, text });
      discard();
    },
    unsent: applies,
    restored: applies && !typedHere,
    kept:
      exists && !applies && draft.text.trim() !== '' && draft.text !== query
        ? draft.text
        : undefined,
    discard,
  };
}
