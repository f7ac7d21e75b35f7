import { useState } from 'react';
import { journal } from '@/shared/drafts/journal';
import { useDraft } from '@/shared/drafts/use-draft';
import { queryDraftKey, type QueryDraft } from '@/views/view-state/form-drafts';
import type { KeptText } from '@/views/address/kept-drafts';

const NONE: QueryDraft = { base: '', text: '' };

export type QueryText = {
  text: string;
  /** The query that ran last, as the address will say a moment later. */
  submitted: string;
  change: (text: string) => void;
  /** Marks the text as run, so that nothing is unsent any more. */
  sent: (text: string) => void;
  /** The typed text differs from the query that ran. */
  unsent: boolean;
  /** Restored after a reload, a crash or a sign-in. */
  restored: boolean;
  /** Text typed over another query or in an earlier visit, which users can restore. */
  setAside: string | undefined;
  /** Continues with the text that was set aside. */
  restore: () => void;
  discard: () => void;
};

/**
 * The text of the query input: the query of the address, or what was typed since. After navigating
 * to another query (Back, a link) that query is shown, and typed text is set aside.
 */
export function useQueryText(
  addressed: string,
  draftKey: string,
  kept: KeptText | undefined,
): QueryText {
  const [draft, setDraft, discardOwn] = useDraft<QueryDraft>(queryDraftKey(draftKey), NONE);
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
  const typed = draft.text.trim();
  const isAside = exists && !applies && typed !== '' && typed !== query.trim();
  const ofBefore = applies || isAside || kept?.text === query ? undefined : kept;
  const discard = () => {
    discardOwn();
    if (ofBefore) journal.discard(ofBefore.key);
  };

  return {
    text: applies ? draft.text : query,
    submitted: query,
    change: (text) => {
      setTypedHere(true);
      if (text === query) discardOwn();
      else setDraft({ base: query, text });
    },
    sent: (text) => {
      setSent({ from: addressed, text });
      discardOwn();
    },
    unsent: applies,
    restored: applies && !typedHere,
    setAside: isAside ? draft.text : ofBefore?.text,
    restore: () => {
      const text = isAside ? draft.text : ofBefore?.text;
      if (text === undefined) return;
      setDraft({ base: query, text });
      if (ofBefore) journal.discard(ofBefore.key);
    },
    discard,
  };
}
