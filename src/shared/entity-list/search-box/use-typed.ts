import { useRef, useState } from 'react';

/** In milliseconds. */
const DEBOUNCE_MS = 300;

/** Debounced search text. A query that comes from elsewhere, such as the URL, replaces it. */
export function useTyped(query: string, onQuery: (query: string) => void) {
  const [typed, setTyped] = useState({ query, text: query });
  /** The last query sent: when it returns through the prop, the text may be newer and is kept. */
  const [sent, setSent] = useState(query);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (typed.query !== query) setTyped({ query, text: sent === query ? typed.text : query });
  const send = (text: string) => {
    clearTimeout(timer.current);
    setSent(text);
    if (text !== query) onQuery(text);
  };
  return {
    text: typed.text,
    send,
    type: (text: string) => {
      setTyped({ query, text });
      clearTimeout(timer.current);
      timer.current = setTimeout(() => send(text), DEBOUNCE_MS);
    },
  };
}
