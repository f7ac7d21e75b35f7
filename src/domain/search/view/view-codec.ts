import { readRules, writeRules } from '../../highlighting/wire';
import type { ListedRule } from '../../highlighting/rule';
import {
  anyList,
  anyObject,
  byName,
  flagOr,
  listOf,
  objectOf,
  oneOf,
  text,
  textOrNull,
  texts,
  textsOrNull,
  type Codec,
} from '../lossless';
import { isObject } from '../../json-object';
import { withFormattings, withoutFormattings } from './state-formatting';
import { readVariables, writeVariables } from '../variables/stored-variables';
import { searchCodec } from './search-codec';
import type { Titles, View, ViewDocument, QueryState } from './view';
import { positionCodec, widgetCodec } from '../widgets/models/widget-codec';

const titles: Codec<Titles> = objectOf<Omit<Titles, 'kept'>>({
  widget: ['widget', byName(text)],
  tab: ['tab', byName(text)],
});

/** `formatting` contains the rules, and possibly members of later versions. */
const highlighting: Codec<readonly ListedRule[]> = {
  read: (wire) => readRules(isObject(wire) ? wire['highlighting'] : undefined),
  write: (rules, before) => ({ ...(isObject(before) && before), highlighting: writeRules(rules) }),
};

const plainState: Codec<QueryState> = objectOf<Omit<QueryState, 'kept'>>({
  selectedFields: ['selected_fields', textsOrNull],
  staticMessageListId: ['static_message_list_id', textOrNull],
  titles: ['titles', titles],
  widgets: ['widgets', listOf(widgetCodec)],
  widgetMapping: ['widget_mapping', byName(texts)],
  positions: ['positions', byName(positionCodec)],
  highlighting: ['formatting', highlighting],
});

/** A state in wire format. */
export const stateCodec: Codec<QueryState> = {
  read: (wire) => withFormattings(plainState.read(wire)),
  write: (value, before) => plainState.write(withoutFormattings(value), before),
};

const view = objectOf<Omit<View, 'kept' | 'variables'> & { searchId: string }>({
  id: ['id', text],
  // Some servers and clients write it in lower case.
  type: ['type', oneOf(['SEARCH', 'DASHBOARD'], 'DASHBOARD')],
  title: ['title', text],
  summary: ['summary', text],
  description: ['description', text],
  searchId: ['search_id', text],
  properties: ['properties', anyList],
  requires: ['requires', anyObject],
  owner: ['owner', textOrNull],
  createdAt: ['created_at', text],
  favorite: ['favorite', flagOr(false)],
  states: ['state', byName(stateCodec)],
});

/** The two documents of a view in wire format. */
export type WireView = { view: unknown; search: unknown };

/** Accepts anything. Unknown content is kept, so that `writeView` restores what was read. */
export function readView(wire: WireView): ViewDocument {
  const { searchId, ...rest } = view.read(wire.view);
  const search = searchCodec.read(wire.search);
  const { properties, variables } = readVariables(rest.properties);
  return {
    ...rest,
    properties,
    ...(variables && { variables }),
    // The view determines which search it uses.
    search: { ...search, id: searchId },
  };
}

/** The view refers to the search of the document. */
export function writeView(document: ViewDocument): {
  view: Readonly<Record<string, unknown>>;
  search: Readonly<Record<string, unknown>>;
} {
  const { search, variables, ...rest } = document;
  const properties = writeVariables(rest.properties, variables);
  return {
    view: view.write({ ...rest, properties, searchId: search.id }) as Record<string, unknown>,
    search: searchCodec.write(search) as Record<string, unknown>,
  };
}
