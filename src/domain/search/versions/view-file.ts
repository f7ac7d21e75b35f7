import { parseExact, stringifyExact } from '../../exact-json';
import { isObject, type JsonObject } from '../../json-object';
import { streamsOf } from '../stream-filter';
import { pagesOf } from '../view/pages';
import { asCopy, type NewIds } from '../view/prepare-save';
import { stateOf, type ViewDocument } from '../view/view';
import { readView, writeView } from '../view/view-codec';
import { contentPackIn, type ContentPack } from './content-pack';

const FORMAT = 'graylog-console view';
/** Raised by changes that earlier versions of the console could not read. */
const VERSION = 1;

/** Far more than any dashboard has, and still cheap for a browser. */
export const MAX_FILE_BYTES = 5 * 1024 * 1024;
const MAX_PAGES = 200;
const MAX_WIDGETS = 2_000;
const MAX_TITLE = 10_000;
const MAX_ROW = 100_000;

/** The titles of streams by id, which tell users of another server what is missing there. */
export type StreamTitles = Readonly<Record<string, string>>;
/** A dashboard or saved search in a file, and what it needs that this console cannot show. */
export type ViewFile = { document: ViewDocument; streams: StreamTitles; missing: string[] };

/**
 * `place` is where in the file it is damaged, `newer` means that a later version of the console
 * wrote it.
 */
export type FileProblem =
  | { kind: 'notJson' | 'otherFile' | 'newer' | 'tooLarge' }
  | { kind: 'damaged'; place: string }
  | { kind: 'contentPack'; pack: ContentPack };

export class ViewFileError extends Error {
  constructor(readonly problem: FileProblem) {
    super(`The file cannot be imported: ${JSON.stringify(problem)}`);
  }
}

/** The view as the text of a file. Owner and favourite belong to the server and are left out. */
export function writeViewFile(
  document: ViewDocument,
  titleOf: (streamId: string) => string | undefined,
  now: Date,
): string {
  const { view, search } = writeView(anonymous(document));
  const streams = usedStreams(document).map((id) => [id, titleOf(id) ?? ''] as const);
  const content = {
    format: FORMAT,
    version: VERSION,
    exported_at: now.toISOString(),
    streams: Object.fromEntries(streams),
    view,
    search,
  };
  return stringifyExact(content);
}

/** @throws ViewFileError */
export function readViewFile(text: string): ViewFile {
  if (text.length > MAX_FILE_BYTES) throw new ViewFileError({ kind: 'tooLarge' });
  const content = parsed(text);
  if (content['format'] !== FORMAT) {
    const pack = contentPackIn(content);
    throw new ViewFileError(pack ? { kind: 'contentPack', pack } : { kind: 'otherFile' });
  }
  const { version } = content;
  if (typeof version !== 'number') throw damaged('version');
  if (version > VERSION) throw new ViewFileError({ kind: 'newer' });
  const { view, search, streams } = content;
  checkSearch(search);
  checkView(view, search);
  const document = anonymous(readView({ view, search }));
  return {
    document,
    streams: Object.fromEntries(
      Object.entries(isObject(streams) ? streams : {}).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    ),
    missing: [
      ...Object.keys(document.requires),
      ...(document.search.parameters.length > 0 && !Object.hasOwn(document.requires, 'parameters')
        ? ['parameters']
        : []),
    ],
  };
}

/** An unsaved document with the content of a file; all of its ids are new. */
export const importedView = (
  { document }: Pick<ViewFile, 'document'>,
  title: string,
  ids: NewIds,
): ViewDocument => asCopy(document, title, ids);

/** The ids of all streams that a view searches by name. */
export function usedStreams(document: ViewDocument): string[] {
  const ids = document.search.queries.flatMap(({ id, filter }) => [
    ...streamsOf(filter),
    ...stateOf(document, id).widgets.flatMap(({ streams }) => streams),
  ]);
  return [...new Set(ids)].sort();
}

/** The number of widgets on all pages. */
export const widgetCount = (document: ViewDocument): number =>
  pagesOf(document).reduce((sum, { id }) => sum + stateOf(document, id).widgets.length, 0);

const anonymous = (document: ViewDocument): ViewDocument => ({
  ...document,
  id: '',
  owner: null,
  createdAt: '',
  favorite: false,
  search: { ...document.search, id: '' },
});

function parsed(text: string): JsonObject {
  try {
    const content = parseExact(text.replace(/^\uFEFF/, ''));
    if (isObject(content)) return content;
  } catch {
    throw new ViewFileError({ kind: 'notJson' });
  }
  throw new ViewFileError({ kind: 'otherFile' });
}

const damaged = (place: string) => new ViewFileError({ kind: 'damaged', place });

function demand(condition: boolean, place: string): asserts condition {
  if (!condition) throw damaged(place);
}

const isId = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= 200;

/** The list at `place`, whose items are objects with ids of their own. */
function checkedItems(value: unknown, place: string, most: number): readonly JsonObject[] {
  demand(Array.isArray(value) && value.length <= most, place);
  const known = new Set<string>();
  return value.map((item: unknown, at) => {
    demand(isObject(item), `${place}[${at}]`);
    const { id } = item;
    demand(isId(id) && !known.has(id), `${place}[${at}].id`);
    known.add(id);
    return item;
  });
}

function checkSearch(search: unknown): asserts search is JsonObject {
  demand(isObject(search), 'search');
  const queries = checkedItems(search['queries'], 'search.queries', MAX_PAGES);
  demand(queries.length > 0, 'search.queries');
  queries.forEach(({ search_types: types }, at) => {
    if (types !== undefined)
      checkedItems(types, `search.queries[${at}].search_types`, MAX_WIDGETS * 10);
  });
  const { parameters = [] } = search;
  demand(Array.isArray(parameters), 'search.parameters');
}

/** Only what the console itself relies on; anything else is the concern of its reader. */
function checkView(view: unknown, search: JsonObject): void {
  demand(isObject(view), 'view');
  const { type, title, state, requires = {}, properties = [] } = view;
  // Some servers leave it out for dashboards, or write it in lower case.
  const kind = typeof type === 'string' ? type.toUpperCase() : (type ?? 'DASHBOARD');
  demand(kind === 'DASHBOARD' || kind === 'SEARCH', 'view.type');
  demand(typeof title === 'string' && title.length <= MAX_TITLE, 'view.title');
  demand(isObject(state), 'view.state');
  demand(isObject(requires), 'view.requires');
  demand(Array.isArray(properties), 'view.properties');
  for (const name of ['summary', 'description'])
    demand(view[name] === undefined || typeof view[name] === 'string', `view.${name}`);
  const { queries } = search;
  const pages = (Array.isArray(queries) ? queries : []).map((query: { id: string }) => query.id);
  demand(kind === 'DASHBOARD' || pages.length === 1, 'search.queries');
  for (const [id, page] of Object.entries(state)) {
    demand(pages.includes(id), `view.state.${id}`);
    checkState(page, `view.state.${id}`);
  }
}

function checkState(page: unknown, place: string): void {
  demand(isObject(page), place);
  const { widgets = [], positions = {}, titles = {}, widget_mapping: mapping = {} } = page;
  for (const widget of checkedItems(widgets, `${place}.widgets`, MAX_WIDGETS)) {
    demand(isId(widget['type']), `${place}.widgets.type`);
    demand(isObject(widget['config'] ?? {}), `${place}.widgets.config`);
  }
  demand(isObject(positions), `${place}.positions`);
  for (const [id, position] of Object.entries(positions)) {
    demand(isObject(position), `${place}.positions.${id}`);
    for (const name of ['col', 'row', 'height', 'width'])
      demand(isExtent(position[name]), `${place}.positions.${id}.${name}`);
  }
  demand(isObject(titles), `${place}.titles`);
  for (const [kind, texts] of Object.entries(titles))
    demand(isObject(texts), `${place}.titles.${kind}`);
  demand(isObject(mapping), `${place}.widget_mapping`);
}

const isExtent = (value: unknown) =>
  value === 'Infinity' || (typeof value === 'number' && value >= 0 && value <= MAX_ROW);
