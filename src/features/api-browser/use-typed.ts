import { useState } from 'react';
import { useDraft } from '@/shared/drafts/use-draft';
import type { Entered } from './operations';

/** What was typed for an operation: its parameters by name, and the body. */
export type Typed = { entered: Entered; text: string };

/**
 * What was typed for an operation survives leaving the page, except for secrets, which must not be
 * written to disk. `reset` is undefined while nothing has been typed.
 */
export function useTyped(
  operationId: string,
  body: string,
): { typed: Typed; type: (next: Partial<Typed>) => void; reset: (() => void) | undefined } {
  const [draft, setDraft, discard] = useDraft<Typed | undefined>(
    `api-browser.${operationId}`,
    undefined,
  );
  const initial: Typed = { entered: {}, text: body };
  const [typed, setTyped] = useState<Typed>(draft ?? initial);
  return {
    typed,
    type(change) {
      const next = { ...typed, ...change };
      setTyped(next);
      setDraft(withoutSecrets(next));
    },
    reset:
      draft &&
      (() => {
        setTyped(initial);
        discard();
      }),
  };
}

const WORDS = 'passw|secret|token|credential|private|api_?key';
const SECRET = new RegExp(WORDS, 'i');
/** The text of a member whose name says that it is secret; its end may not be typed yet. */
const SECRET_MEMBER = new RegExp(
  String.raw`("[^"]*(?:${WORDS})[^"]*"\s*:\s*)"(?:[^"\\]|\\.)*"?`,
  'gi',
);

export const withoutSecrets = ({ entered, text }: Typed): Typed => ({
  entered: Object.fromEntries(Object.entries(entered).filter(([name]) => !SECRET.test(name))),
  text: text.replaceAll(SECRET_MEMBER, '$1""'),
});
