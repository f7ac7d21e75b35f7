import { isObject } from '../../json-object';
import {
  differencesOf,
  itemsById,
  mergeTrees,
  type Difference,
  type Members,
  type Path,
  type Side,
} from '../../merge/merge-trees';
import type { Variable } from '../variables/variable';
import type { ViewDocument } from './view';

/**
 * A changed part, in terms users know: `widget` and `widgetTitle` belong to a widget, `page` is an
 * added or removed page of a dashboard, `other` is anything the console does not know.
 */
export type ChangedPart =
  | {
      part:
        | 'title'
        | 'summary'
        | 'description'
        | 'query'
        | 'timerange'
        | 'streams'
        | 'highlighting'
        | 'layout'
        | 'other';
    }
  | { part: 'widget' | 'widgetTitle'; widgetId: string }
  | { part: 'variable'; name: string }
  | { part: 'page' | 'pageTitle'; pageId: string };

/**
 * `both`: conflicting changes of the same part; `apart`: changes on both sides that can be
 * combined.
 */
export type Change = { part: ChangedPart; by: Side | 'both' | 'apart' };
/** Whose version of a part wins; `each` combines the changes. */
export type Choice = Side | 'each';

export type Merge = {
  /** All differences from the base on either side, each part once. */
  changes: readonly Change[];
  merged: ViewDocument;
};

/** Values that are never merged member by member: half of each range would make no sense. */
const ATOMIC = new Set(['timerange', 'filter', 'interval', 'color']);
/** Metadata of the last save, or derived from the widgets on each save. */
const NOT_MERGED = new Set([
  'id',
  'owner',
  'createdAt',
  'favorite',
  'searchTypes',
  'widgetMapping',
]);

/** The default resolution: every change, and the user's own where both conflict. */
export const defaultChoice = ({ by }: Change): Choice =>
  by === 'both' ? 'mine' : by === 'apart' ? 'each' : by;

/**
 * Whether a change has to be decided by the user: both sides changed the same value, or the same
 * widget or page, which may not work with half of each.
 */
export const isConflict = ({ by, part: { part } }: Change): boolean =>
  by === 'both' || (by === 'apart' && (part === 'widget' || part === 'page'));

/**
 * Three-way merge of two versions of a view with a common `base`. `choose` resolves each changed
 * part.
 */
export function mergeViews(
  was: ViewDocument,
  my: ViewDocument,
  their: ViewDocument,
  choose: (change: Change) => Choice = defaultChoice,
): Merge {
  // Always a list, so that variables are merged one by one where a side had none.
  const base = withVariableList(was);
  const mine = withVariableList(my);
  const theirs = withVariableList(their);
  const passing = passingIn([base, mine, theirs]);
  const changes = changesOf(differencesOf(base, mine, theirs, SHAPE), passing);
  const choices = new Map(changes.map((change) => [keyOf(change.part), choose(change)]));
  const merged = mergeTrees(base, mine, theirs, SHAPE, ({ path, by, ...values }) => {
    const choice = choices.get(keyOf(partOf(path, passing))) ?? 'each';
    return choice === 'mine' || (choice === 'each' && by !== 'theirs')
      ? values.mine
      : values.theirs;
  });
  const { variables = [], ...rest } = merged as ViewDocument;
  return { changes, merged: variables.length === 0 ? rest : { ...rest, variables } };
}

const withVariableList = (document: ViewDocument): ViewDocument => ({
  ...document,
  variables: document.variables ?? [],
});

function changesOf(leaves: readonly Difference[], passing: Passing): Change[] {
  const changes = new Map<string, Change>();
  for (const { path, by } of leaves) {
    const part = partOf(path, passing);
    const known = changes.get(keyOf(part));
    changes.set(keyOf(part), {
      part,
      by:
        known === undefined || known.by === by
          ? by
          : known.by === 'both' || by === 'both'
            ? 'both'
            : 'apart',
    });
  }
  return [...changes.values()];
}

/** Identifies a part. */
export const keyOf = (part: ChangedPart): string => JSON.stringify(part);

/** What some versions do not have. */
type Passing = {
  /**
   * Widgets that are missing in some version, or on another page: their titles and positions are
   * added and removed with them.
   */
  widgets: ReadonlySet<string>;
  /** Pages: their queries are added and removed with them. */
  pages: ReadonlySet<string>;
};

function passingIn(documents: readonly ViewDocument[]): Passing {
  const widgets = documents.map(({ states }) =>
    Object.entries(states).flatMap(([pageId, state]) =>
      state.widgets.map(({ id }) => ({ id, place: JSON.stringify([pageId, id]) })),
    ),
  );
  const isEverywhere = (place: string) =>
    widgets.every((list) => list.some((one) => one.place === place));
  const pages = documents.map(({ states, search: { queries } }) => [
    ...Object.keys(states),
    ...queries.map(({ id }) => id),
  ]);
  return {
    widgets: new Set(widgets.flat().flatMap(({ id, place }) => (isEverywhere(place) ? [] : [id]))),
    pages: new Set(pages.flat().filter((id) => !pages.every((list) => list.includes(id)))),
  };
}

/** Keys below these paths are ids. */
const isId = (path: Path) =>
  ['states', 'widget', 'positions', 'widgets', 'queries', 'tab', 'kept', 'variables'].includes(
    path.at(-2) ?? '',
  );
/** `states.<query>.widgets.<widget>.config.formatting`, below which keys are data as well. */
const isFormatting = (path: Path) => path[4] === 'config' && path[5] === 'formatting';
const isTheirs = (path: Path) =>
  NOT_MERGED.has(path.at(-1) ?? '') && !isId(path) && !isFormatting(path);

/**
 * Members of an object, or items of a list that have ids; undefined for values compared as a whole.
 */
function membersOf(value: unknown, path: Path): Members | undefined {
  if ((ATOMIC.has(path.at(-1) ?? '') && !isId(path)) || path.at(-2) === 'positions')
    return undefined;
  if (path.length === 1 && path[0] === 'variables')
    return variablesByName(value as readonly Variable[]);
  // A variable is understood as a whole.
  if (path.length === 2 && path[0] === 'variables') return undefined;
  return isObject(value) ? new Map(Object.entries(value)) : itemsById(value);
}

/** The variables by name; undefined if several have the same. */
function variablesByName(list: readonly Variable[]): Members | undefined {
  const members = new Map(list.map((variable) => [variable.name, variable]));
  return members.size === list.length ? members : undefined;
}

const SHAPE = { membersOf, isTheirs };

/** `states.<query>.widgets.<widget>.config.fields` belongs to that widget. */
function partOf([first, second, third, fourth, fifth]: Path, passing: Passing): ChangedPart {
  if (first === 'title' || first === 'summary' || first === 'description') return { part: first };
  const pageId = first === 'states' ? second : second === 'queries' ? third : undefined;
  if (pageId !== undefined && passing.pages.has(pageId)) return { part: 'page', pageId };
  if (first === 'search' && second === 'queries')
    return {
      part:
        fourth === 'query' || fourth === 'timerange'
          ? fourth
          : fourth === 'filter'
            ? 'streams'
            : 'other',
    };
  if (first === 'variables')
    return second === undefined ? { part: 'other' } : { part: 'variable', name: second };
  if (first !== 'states') return { part: 'other' };
  const placed =
    third === 'positions' ? fourth : third === 'titles' && fourth === 'widget' ? fifth : undefined;
  if (placed !== undefined && passing.widgets.has(placed))
    return { part: 'widget', widgetId: placed };
  if (third === 'widgets' && fourth !== undefined) return { part: 'widget', widgetId: fourth };
  if (third === 'titles' && fourth === 'widget' && fifth !== undefined)
    return { part: 'widgetTitle', widgetId: fifth };
  if (third === 'titles' && fourth === 'tab' && second !== undefined)
    return { part: 'pageTitle', pageId: second };
  if (third === 'highlighting') return { part: third };
  return { part: third === 'positions' ? 'layout' : 'other' };
}
