import { useRef, useState } from 'react';

/** In milliseconds. */
const DEBOUNCE = 300;

/**
 * What is typed shows at once; the list follows when there is a pause. A query from elsewhere takes
 * its place.
 */
export function useTyped(query: string, onQuery: (query: string) => void) {
  const [typed, setTyped] = useState({ query, text: query });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(query);
  if (typed.query !== query) setTyped({ query, text: sent.current === query ? typed.text : query });
  const send = (text: string) => {
    clearTimeout(timer.current);
    sent.current = text;
    if (text !== query) onQuery(text);
  };
  return {
    text: typed.text,
    send,
    type: (text: string) => {
      setTyped({ query, text });
      clearTimeout(timer.current);
      timer.current = setTimeout(() => send(text), DEBOUNCE);
    },
  };
}
