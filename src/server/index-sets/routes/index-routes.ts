import { z } from 'zod';
import * as api from '@/contract/indices';
import type { Call } from '../../http/call';
import { Problem } from '../../http/problem';
import { serve, type RouteTable } from '../../http/serve';
import type { IndexDescription } from '../../indices/model/model';
import { readBody } from '../../http/body-mapping';
import {
  asProblem,
  managedIndex,
  managedIndices,
  newestFirst,
  setById,
  type Managed,
} from '../managed';
import { indexStats } from '../stats';

export type IndexRoutesOptions = Managed & {
  nodeId: string;
  hostname: string;
  /** Resolves when messages in flight are stored. */
  settle: () => Promise<void>;
};

const isOpen = ({ state }: IndexDescription) => state === 'open';
const multipleSchema = z.object({ indices: z.array(z.string()) });

/** Serves indices in the form of Graylog's API; each is a file of this node. */
export function serveIndices(table: RouteTable, options: IndexRoutesOptions): void {
  const info = infoFor(options);
  const all = ({ permits }: Call) =>
    managedIndices(options).filter(({ name }) => permits('indices:read', name));
  const ofSet = ({ permits, params: { indexSetId } }: Call) =>
    newestFirst(options.indices, setById(options, indexSetId).id).filter(({ name }) =>
      permits('indices:read', name),
    );
  const open = (indices: IndexDescription[]): api.OpenIndices => ({
    indices: indices.filter(isOpen).map(info),
  });
  const closed = (indices: IndexDescription[]) => names(indices.filter((index) => !isOpen(index)));
  const reopened = (indices: IndexDescription[]) =>
    names(indices.filter((index) => isOpen(index) && index.reopened));
  const everything = (indices: IndexDescription[]): api.AllIndices => ({
    closed: closed(indices),
    reopened: reopened(indices),
    all: open(indices),
  });
  const reading = { permission: 'indices:read' };

  serve(table, api.listIndices, (call) => everything(all(call)));
  serve(table, api.openIndices, (call) => open(all(call)), reading);
  serve(table, api.closedIndices, (call) => closed(all(call)));
  serve(table, api.reopenedIndices, (call) => reopened(all(call)));
  serve(table, api.indicesOfSet, (call) => everything(ofSet(call)));
  serve(table, api.openIndicesOfSet, (call) => open(ofSet(call)), reading);
  serve(table, api.closedIndicesOfSet, (call) => closed(ofSet(call)));
  serve(table, api.reopenedIndicesOfSet, (call) => reopened(ofSet(call)));

  serve(table, api.getIndex, ({ params: { index = '' }, demand }) => {
    demand('indices:read', index);
    const found = managedIndex(options, index);
    if (!isOpen(found)) throw new Problem(404, `Index [${index}] not found.`);
    return info(found);
  });

  serve(table, api.multipleIndices, (call) => {
    const wanted = new Set(readBody(multipleSchema, call.body).indices);
    return all(call)
      .filter((index) => wanted.has(index.name) && isOpen(index))
      .map(info);
  });

  const change =
    (
      action: 'closed' | 'deleted' | 'reopened',
      permission: string,
      work: (name: string) => Promise<void>,
    ) =>
    async ({ params: { index = '' }, demand }: Call) => {
      demand(permission, index);
      const { isWriteIndex } = managedIndex(options, index);
      const refused = () =>
        new Problem(403, `The current deflector target index (${index}) cannot be ${action}`);
      if (isWriteIndex && action !== 'reopened') throw refused();
      await options.settle();
      await asProblem(work(index), (code) =>
        code === 'write-index'
          ? refused()
          : new Problem(
              code === 'unknown' ? 404 : 409,
              code === 'unknown'
                ? `Index [${index}] not found.`
                : `Index [${index}] cannot be read.`,
            ),
      );
      return null;
    };
  serve(
    table,
    api.closeIndex,
    change('closed', 'indices:changestate', (name) => options.indices.close(name)),
  );
  serve(
    table,
    api.reopenIndex,
    change('reopened', 'indices:changestate', (name) => options.indices.reopen(name)),
  );
  serve(
    table,
    api.deleteIndex,
    change('deleted', 'indices:delete', (name) => options.indices.remove(name)),
  );
}

const names = (indices: IndexDescription[]): api.IndexNames => ({
  indices: indices.map(({ name }) => name),
  total: indices.length,
});

const infoFor =
  ({ nodeId, hostname }: IndexRoutesOptions) =>
  (index: IndexDescription): api.IndexInfo => ({
    index_name: index.name,
    primary_shards: indexStats(index),
    all_shards: indexStats(index),
    routing: [
      {
        id: 0,
        state: 'started',
        active: true,
        primary: true,
        node_id: nodeId,
        node_name: hostname,
        node_hostname: hostname,
        relocating_to: null,
      },
    ],
    reopened: index.reopened,
  });
