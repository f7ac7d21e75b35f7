import { z } from 'zod';
import { isObject } from '@/domain/json-object';
import { Problem } from '../http/problem';
import { mapped, notBlank, orDefault } from '../http/body-mapping';
import type { SearchDocument } from '../searches/documents/search-document';
import type { View } from './view';

const members = z.record(z.string(), z.unknown());

/** Clients also send back members that only the server decides; these are dropped. */
export const viewSchema = mapped({
  state: members,
  search_id: z.string(),
  properties: orDefault(z.array(z.unknown()), () => []),
  summary: orDefault(z.string(), () => ''),
  title: notBlank,
  type: orDefault(z.enum(['SEARCH', 'DASHBOARD']), () => 'DASHBOARD' as const),
  description: orDefault(z.string(), () => ''),
  requires: orDefault(members, () => ({})),
  id: z.unknown().optional(),
  owner: z.unknown().optional(),
  created_at: z.unknown().optional(),
  favorite: z.unknown().optional(),
}).transform(
  ({ id: _, owner: __, created_at: ___, favorite: ____, ...content }): ViewContent => content,
);

export type ViewContent = Omit<View, 'id' | 'owner' | 'created_at'>;

const member = (value: unknown, name: string): unknown =>
  isObject(value) ? value[name] : undefined;
const keysOf = (value: unknown) => (isObject(value) ? Object.keys(value) : []);
const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const widgetsOf = (state: ViewContent['state']): unknown[] =>
  Object.values(state).flatMap((page) => listed(member(page, 'widgets')));
/** The streams that widgets refer to. */
export const streamsOfWidgets = ({ state }: Pick<ViewContent, 'state'>): string[] =>
  widgetsOf(state)
    .flatMap((widget) => listed(member(widget, 'streams')))
    .filter((id) => typeof id === 'string');

/** State, widgets and search must be consistent. @throws Problem 400 */
export function checkIntegrity({ state }: ViewContent, { queries }: SearchDocument): void {
  const all = (ids: readonly unknown[]) => `[${ids.join(', ')}]`;
  const queryIds = queries.map(({ id }) => id);
  const states = Object.keys(state);
  const unknownStates = states.filter((id) => !queryIds.includes(id));
  if (unknownStates.length > 0)
    throw new Problem(
      400,
      `Search queries do not correspond to view/state queries, missing query IDs: ${all(unknownStates)}; search queries: ${all(queryIds)}; state queries: ${all(states)}`,
    );

  const searchTypes = queries.flatMap(({ search_types }) => search_types.map(({ id }) => id));
  const mappedTypes = Object.values(state).flatMap((page) => {
    const mapping = member(page, 'widget_mapping');
    return keysOf(mapping).flatMap((widget) => listed(member(mapping, widget)));
  });
  const unknownTypes = mappedTypes.filter(
    (id) => typeof id !== 'string' || !searchTypes.includes(id),
  );
  if (unknownTypes.length > 0)
    throw new Problem(
      400,
      `Search types do not correspond to view/search types, missing searches ${all(unknownTypes)}; search types: ${all(searchTypes)}; state types: ${all(mappedTypes)}`,
    );

  const widgets = widgetsOf(state).map((widget) => String(member(widget, 'id')));
  const positions = Object.values(state).flatMap((page) => keysOf(member(page, 'positions')));
  const unplaced = widgets.filter((id) => !positions.includes(id));
  if (unplaced.length > 0)
    throw new Problem(
      400,
      `Widget positions don't correspond to widgets, missing widget positions ${all(unplaced)}; widget IDs: ${all(widgets)}; widget positions: ${all(positions)}`,
    );
}
