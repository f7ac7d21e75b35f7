import type { BulkResult } from '@/contract/bulk';
import type { Endpoint } from '@/contract/endpoint';
import type { ListAttribute, PageList } from '@/contract/page-list';
import type { z } from 'zod';
import { inBulk } from '../http/bulk';
import type { Call } from '../http/call';
import { flatList, type FlatList, type FlatListOptions } from '../http/lists/flat-list';
import { pageList } from '../http/lists/page-list';
import { serve, type ServeOptions } from '../http/serve';
import { readBody } from '../http/body-mapping';
import { columnOf } from '../http/lists/column-of';
import { createItems, permissionFor, type Access, type ItemOptions, type Items } from './items';
import type { Registry } from './registry';

type Answer<T, Output> = (item: T, call: Call) => NoInfer<Output>;

type Creation<T, Schema extends z.ZodType> = {
  body: Schema;
  /** Null where `make` itself checks who may create what. */
  permission?: string | null;
  make(draft: z.output<Schema>, call: Call): T | Promise<T>;
  /** Runs once the item is stored. */
  after?(item: T, draft: z.output<Schema>): Promise<void>;
};
type Change<T, Schema extends z.ZodType> = Access<T> & {
  body: Schema;
  change(item: T, changes: z.output<Schema>, call: Call): T;
  /** Runs once the change is stored. */
  after?(changed: T, before: T, call: Call): Promise<void>;
};
type Page<T, Row> = {
  attributes: ListAttribute[];
  row(item: T, call: Call): Row;
  where?(item: T): boolean;
  /** More columns that the list can be sorted by. */
  sorts?: Readonly<Record<string, (row: Row) => string>>;
};

/**
 * Serves a collection. Each method ties one endpoint of the contract to what collections usually
 * do there; its options say what differs. Endpoints that differ more use `serve` with the steps
 * (`one`, `add`, `replace`, `drop`).
 */
export function collection<T extends { id: string }>(registry: Registry, options: ItemOptions<T>) {
  const items: Items<T> = createItems(registry, options);
  const { readable, one, add, replace, drop } = items;

  /** Deletes an item, and all its revisions if the path names none of them. */
  const dropAll = async (call: Call, item: T): Promise<void> => {
    const { revisions } = options;
    const isAll = revisions !== undefined && call.params[revisions.parameter] === undefined;
    for (const one of isAll ? items.revisionsOf(item.id) : [item]) await drop(call, one);
  };

  /** The refusal of one item does not stop the others. */
  const bulk = (
    endpoint: Endpoint<never, BulkResult>,
    access: Access<T>,
    act: (item: T, call: Call) => Promise<unknown>,
  ) =>
    serve(registry, endpoint, (call) =>
      inBulk(call.body, async (id) => void (await act(one(call, access, id), call))),
    );

  return {
    ...items,

    /** All that the caller may read. */
    list<Input, Output>(
      endpoint: Endpoint<Input, Output>,
      answer: (items: T[], call: Call) => NoInfer<Output>,
      access: ServeOptions = {},
    ) {
      serve(registry, endpoint, (call) => answer(readable(call.permits), call), access);
    },

    /** A page in the envelope of the older tables. */
    flatPage<Input, Output>(
      endpoint: Endpoint<Input, Output>,
      list: FlatListOptions<T>,
      answer: (page: FlatList<T>, call: Call) => NoInfer<Output>,
      access: ServeOptions = {},
    ) {
      serve(
        registry,
        endpoint,
        (call) => answer(flatList(readable(call.permits), call.query, list), call),
        access,
      );
    },

    /** A page in the envelope of the newer tables, which says what it can be filtered by. */
    page<Input, Row extends { title: string }>(
      endpoint: Endpoint<Input, PageList<Row>>,
      { attributes, row, where = () => true, sorts = {} }: Page<T, Row>,
      answer: (page: PageList<Row>) => PageList<Row> = (page) => page,
    ) {
      const valueOf = (shown: Row, column: string) =>
        Object.hasOwn(sorts, column) ? (sorts[column]?.(shown) ?? '') : columnOf(shown, column);
      serve(registry, endpoint, (call) => {
        const rows = readable(call.permits).filter(where);
        return answer(
          pageList(
            rows.map((item) => row(item, call)),
            attributes,
            call.query,
            valueOf,
            { sorts: Object.keys(sorts) },
          ),
        );
      });
    },

    get<Input, Output>(endpoint: Endpoint<Input, Output>, answer: Answer<T, Output>) {
      serve(registry, endpoint, (call) => answer(one(call), call));
    },

    /** Callers need the permission to create unless told otherwise. */
    create<Input, Output, Schema extends z.ZodType>(
      endpoint: Endpoint<Input, Output>,
      answer: Answer<T, Output>,
      { body, make, after, permission = permissionFor(options, 'create') }: Creation<T, Schema>,
    ) {
      const argument = `${options.resource}.create.arg0`;
      serve(
        registry,
        endpoint,
        async (call) => {
          const draft = readBody(body, call.body, argument);
          const item = await add(call, await make(draft, call));
          await after?.(item, draft);
          return answer(item, call);
        },
        permission === null ? {} : { permission },
      );
    },

    update<Input, Output, Schema extends z.ZodType>(
      endpoint: Endpoint<Input, Output>,
      answer: Answer<T, Output>,
      { body, change, after, ...access }: Change<T, Schema>,
    ) {
      const argument = `${options.resource}.update.arg0`;
      serve(
        registry,
        endpoint,
        async (call) => {
          const before = one(call, { action: 'edit', ...access });
          const changes = readBody(body, call.body, argument);
          const changed = await replace(call, change(before, changes, call));
          await after?.(changed, before, call);
          return answer(changed, call);
        },
        permissionIn(access),
      );
    },

    /** `many` is the endpoint that deletes several. */
    remove<Input, Output>(
      endpoint: Endpoint<Input, Output>,
      answer: Answer<T, Output>,
      { many, ...given }: Access<T> & { many?: Endpoint<never, BulkResult> } = {},
    ) {
      const access = { action: 'delete', ...given };
      serve(
        registry,
        endpoint,
        async (call) => {
          const item = one(call, access);
          await dropAll(call, item);
          return answer(item, call);
        },
        permissionIn(access),
      );
      if (many) bulk(many, access, (item, call) => dropAll(call, item));
    },

    /** Does something to an item, and by `many` to each of several. */
    act<Input>(
      endpoint: Endpoint<Input, null>,
      many: Endpoint<never, BulkResult>,
      access: Access<T>,
      act: (item: T, call: Call) => Promise<unknown>,
    ) {
      serve(registry, endpoint, async (call) => {
        await act(one(call, access), call);
        return null;
      });
      bulk(many, access, act);
    },
  };
}

/** For endpoints that answer without a body. */
export const nothing = (): null => null;

const permissionIn = ({ permission }: { permission?: string }): ServeOptions =>
  permission === undefined ? {} : { permission };
