import { useMemo, useState } from 'react';
import type { RowSections } from './entity-column';

/** The open section of each row. A row has at most one, so opening another replaces it. */
export function useRowSections(first: string | undefined) {
  const [open, setOpen] = useState<ReadonlyMap<string, string>>(new Map());
  return useMemo(() => {
    const toggle = (key: string, section: string) =>
      setOpen((before) => {
        const next = new Map(before);
        if (before.get(key) === section) next.delete(key);
        else next.set(key, section);
        return next;
      });
    return {
      expanded: new Set(open.keys()) as ReadonlySet<string>,
      openOf: (key: string) => open.get(key),
      of: (key: string): RowSections => ({
        isOpen: (section) => open.get(key) === section,
        toggle: (section) => toggle(key, section),
      }),
      toggleRow: (key: string) => toggle(key, open.get(key) ?? first ?? ''),
    };
  }, [open, first]);
}
