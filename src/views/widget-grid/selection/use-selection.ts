import { useMemo, useState } from 'react';
import { groupOf } from '@/domain/search/transfer/widget-group';
import { useView } from '@/views/view-state/view-state-context';
import type { Selection } from '@/views/widget-controls/selection-context';

type Chosen = { ids: readonly string[]; anchor: string | undefined };

/** The selection on the shown page; widgets that are gone are no longer part of it. */
export function useSelection(): Selection {
  const { state } = useView();
  const [{ ids, anchor }, setChosen] = useState<Chosen>({ ids: [], anchor: undefined });
  return useMemo(() => {
    const all = state.widgets.map(({ id }) => id);
    const selected = new Set(ids.filter((id) => all.includes(id)));
    return {
      selected,
      toggle: (id) =>
        setChosen((now) => ({
          ids: now.ids.includes(id) ? now.ids.filter((one) => one !== id) : [...now.ids, id],
          anchor: id,
        })),
      extendTo: (id) => {
        const order = groupOf(state, new Set(all)).map(({ widget }) => widget.id);
        const [from, to] = [order.indexOf(anchor ?? id), order.indexOf(id)].sort((a, b) => a - b);
        const between = order.slice(Math.max(0, from ?? 0), (to ?? 0) + 1);
        setChosen({ ids: [...new Set([...selected, ...between])], anchor: anchor ?? id });
      },
      select: (chosen) => setChosen({ ids: chosen, anchor: chosen[0] }),
    };
  }, [state, ids, anchor]);
}
