import { defaultSize, withRoomAt } from './arrange-widgets';
import { findFreePosition } from './free-position';
import { onStates, type QueryState, type ViewDocument, type ViewType } from './view';
import type { Widget } from '../widgets/widget';

/**
 * The page with a position for each widget: where it is shown if none is stored, as in old content
 * packs. The server refuses views with a widget that has none.
 */
export function withPositions(state: QueryState, type: ViewType): QueryState {
  const unplaced = state.widgets.filter(({ id }) => !Object.hasOwn(state.positions, id));
  return unplaced.reduce((now, widget) => placed(now, widget, type), state);
}

export const withAllPositions = (document: ViewDocument): ViewDocument =>
  onStates(document, (state) => withPositions(state, document.type));

/** On a search as if it were new, on a dashboard below all others. */
function placed(state: QueryState, { id, kind }: Widget, type: ViewType): QueryState {
  const position =
    type === 'SEARCH'
      ? findFreePosition(state, kind === 'messages' ? 'table' : 'chart')
      : { col: 1, row: rowBelow(state), ...defaultSize(kind) };
  return {
    ...state,
    positions: { ...withRoomAt(state.positions, position), [id]: position },
  };
}

const rowBelow = ({ positions }: QueryState) =>
  Math.max(1, ...Object.values(positions).map(({ row, height }) => row + height));
