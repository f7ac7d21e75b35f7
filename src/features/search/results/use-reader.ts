import { useState } from 'react';

export type Reader = {
  /** Keys of the messages whose details are open. */
  expanded: ReadonlySet<string>;
  /** Key of the message the keyboard stands on. */
  active: string | undefined;
  /** Something is being read that must not move: what is scrolled to, opened, or gone to by keyboard. */
  reading: boolean;
  toggle: (key: string) => void;
  close: (key: string) => void;
  activate: (key: string) => void;
  onAway: (away: boolean) => void;
  onFocus: (focused: boolean) => void;
  /** To the top, nothing open. */
  reset: () => void;
  /** Another one with each reset: the table starts afresh. */
  generation: number;
};

/** Where the reader of the table is. It is told by message, never by place, so that it survives new rows above. */
export function useReader(): Reader {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(NONE);
  const [active, setActive] = useState<string>();
  const [away, setAway] = useState(false);
  const [focused, setFocused] = useState(false);
  const [generation, setGeneration] = useState(0);

  return {
    expanded,
    active,
    reading: away || expanded.size > 0 || (focused && active !== undefined),
    toggle: (key) => setExpanded((before) => (before.has(key) ? without(before, key) : new Set([...before, key]))),
    close: (key) => setExpanded((before) => without(before, key)),
    activate: setActive,
    onAway: setAway,
    onFocus: setFocused,
    reset: () => {
      setExpanded(NONE);
      setActive(undefined);
      setAway(false);
      setGeneration(generation + 1);
    },
    generation,
  };
}

const NONE: ReadonlySet<string> = new Set();

function without(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  return new Set([...keys].filter((one) => one !== key));
}
