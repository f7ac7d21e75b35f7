import { sameJson } from '../../same-json';
import { withoutWidget } from '../view/arrange-widgets';
import type { History } from '../view/history';
import { queryOfPage } from '../view/pages';
import { sameContent } from '../view/same-content';
import { onStates, stateOf, type ViewDocument } from '../view/view';
import type { Focus } from './address';
import { settingsOf, withSettings } from './page-settings';
import type { ViewState } from './view-state';

/** The focus without the editor; a maximized widget stays so. */
export const closedEditor = ({ editing: _, widget, ...rest }: Focus): Focus =>
  rest.focusing && widget !== undefined ? { ...rest, widget } : rest;

/**
 * The view state after the editor that was open at `left` is closed. A new widget that was never
 * applied is gone as if it had not been created: from the page and from all steps of undo and redo.
 */
export function leaveEditor(left: Focus, viewState: ViewState): ViewState {
  const { editing, widget } = left;
  const { focus, history } = viewState;
  if (editing !== 'new' || widget === undefined) return viewState;
  if (focus.editing && focus.widget === widget) return viewState;
  const { id: page } = queryOfPage(history.present, left.page);
  return { ...viewState, history: withoutCreation(history, page, widget) };
}

function withoutCreation(
  { past, present, future }: History<ViewDocument>,
  page: string,
  widget: string,
): History<ViewDocument> {
  const cleaned = withoutIt([...past, present, ...future], page, widget);
  const before = distinct(cleaned.slice(0, past.length + 1));
  return {
    past: before.slice(0, -1),
    present: before.at(-1) ?? present,
    future: distinct(cleaned.slice(past.length)).slice(1),
  };
}

/** The other widgets return to where they were, unless they were moved since. */
function withoutIt(
  versions: readonly ViewDocument[],
  page: string,
  widget: string,
): readonly ViewDocument[] {
  const has = (document: ViewDocument) =>
    stateOf(document, page).widgets.some(({ id }) => id === widget);
  const at = versions.findIndex(has);
  const [before, created] = [versions[at - 1], versions[at]];
  const made = created && withoutWidget(stateOf(created, page), widget).positions;
  return versions.map((version) =>
    has(version)
      ? onStates(version, (state, id) => {
          if (id !== page) return state;
          const rest = withoutWidget(state, widget);
          return before && sameJson(rest.positions, made)
            ? { ...rest, positions: stateOf(before, page).positions }
            : rest;
        })
      : version,
  );
}

/** Without steps that change nothing but settings, which are no steps. */
const distinct = (versions: readonly ViewDocument[]): readonly ViewDocument[] =>
  versions.filter((version, at) => {
    const next = versions[at + 1];
    return !next || !sameContent(withSettings(version, settingsOf(next)), next);
  });
