import { useCallback, useMemo, useState } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { ulid } from 'ulid';
import { visitIn } from './history-state';

/**
 * One visit to a search: from opening it by its own address (a bookmark, a link, a menu) until
 * another one is opened. Its history entries, and therefore reloads, Back and Forward, share its
 * id, and so do its drafts.
 */
export type Visit = {
  id: string;
  /** Whether a location belongs to this visit. */
  includes: (location: Location) => boolean;
};

export function useVisit(): Visit {
  const { key, state } = useLocation();
  const [opened, setOpened] = useState(() => ({ key, id: ulid() }));
  const stated = visitIn(state);
  if (stated === undefined && opened.key !== key) setOpened({ key, id: ulid() });
  const id = stated ?? opened.id;
  const includes = useCallback(
    (location: Location) => {
      const other = visitIn(location.state);
      // The entry that opens a visit gets its id a moment later.
      return other === undefined ? location.key === opened.key && id === opened.id : other === id;
    },
    [id, opened],
  );
  return useMemo(() => ({ id, includes }), [id, includes]);
}
