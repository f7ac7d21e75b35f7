import { useState } from 'react';
import { useDraft } from '@/shared/drafts/use-draft';

/** `base` is the query in the address when typing began. */
type QueryDraft = { base: string; text: string };
const DRAFT_KEY = 'search.query';
const NONE: QueryDraft = { base: '', text: '' };

export type QueryText = {
  text: string;
  change: (text: string) => void;
  /** Marks the text as run, so that nothing is unsent any more. */
  sent: (text: string) => void;
  /** The typed text differs from the query that ran. */
  unsent: boolean;
  /** Restored after a reload, a crash or a sign-in. */
  restored: boolean;
  /** Text typed over another query, which users can restore. */
  setAside: string | undefined;
  discard: () => void;
};

/**
 * The text of the query input: the query of the address, or what was typed since. After navigating
 * to another query (Back, a link) that query is shown, and typed text is set aside.
 */
export function useQueryText(addressed: string): QueryText {
  const [draft, setDraft, discard] = useDraft<QueryDraft>(DRAFT_KEY, NONE);
  /**
   * The last submitted text. The address follows a moment later; until then the input must not fall
   * back to the previous query.
   */
  const [sent, setSent] = useState<{ from: string; text: string }>();
  const isSubmitted = sent?.from === addressed;
  if (sent && !isSubmitted) setSent(undefined);
  const query = isSubmitted ? sent.text : addressed;
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
    setAside:
      exists && !applies && draft.text.trim() !== '' && draft.text !== query
        ? draft.text
        : undefined,
    discard,
  };
}
