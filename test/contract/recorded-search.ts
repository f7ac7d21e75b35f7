import type { Backend } from '@/server/backend';

const ID = '5f00000000000000000000e1';

/** The search whose export was recorded; it was saved before. */
export async function saveExportedSearch(backend: Backend, stream: string): Promise<void> {
  const search_types = [
    { id: 'e0000000-0000-4000-8000-000000000002', type: 'messages', sort: [] },
    { id: 'e0000000-0000-4000-8000-000000000003', type: 'pivot', series: [{ type: 'count', id: 'count()' }], rollup: true },
  ];
  const query = { type: 'elasticsearch', query_string: 'level:3' };
  const filter = { type: 'or', filters: [{ type: 'stream', id: stream }] };
  const search = { id: ID, queries: [{ id: 'e0000000-0000-4000-8000-000000000001', timerange: { type: 'relative', from: 86_400 }, query, filter, search_types }] };
  const headers = { authorization: `Basic ${btoa('admin:admin')}`, 'x-requested-by': 'contract test', 'content-type': 'application/json' };
  const answer = await backend.handle(new Request('http://node.test/api/views/search', { method: 'POST', headers, body: JSON.stringify(search) }));
  if (answer.status !== 201) throw new Error(`The search could not be saved: ${await answer.text()}`);
}
