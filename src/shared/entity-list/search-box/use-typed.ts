import { useRef, useState } from 'react';

/** In milliseconds. */
const DEBOUNCE_MS = 300;

type OnQuery = (
  query: string,
  /** Whether it replaces a query of the same typing, as letter follows letter. */
  continues: boolean,
) => void;

/** Debounced search text. A query that comes from elsewhere, such as the URL, replaces it. */
export function useTyped(query: string, onQuery: OnQuery) {
  const [typed, setTyped] = useState({ query, text: query });
  /** The last query sent: when it returns through the prop, the text may be newer and is kept. */
  const [sent, setSent] = useState(query);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const continues = useRef(false);
  if (typed.query !== query) {
    setTyped({ query, text: sent === query ? typed.text : query });
    setSent(query);
  }
  const send = (text: string) => {
    clearTimeout(timer.current);
    setSent(text);
    if (text === query) return;
    onQuery(text, continues.current);
    continues.current = true;
  };
  return {
    text: typed.text,
    send,
    type: (text: string) => {
      setTyped({ query, text });
      clearTimeout(timer.current);
      timer.current = setTimeout(() => send(text), DEBOUNCE_MS);
    },
    /** For the blur event: what is typed later is a query of its own. */
    leave: () => {
      continues.current = false;
    },
  };
}
