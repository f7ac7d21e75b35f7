import type { Backend } from '@/server/backend';

const SEARCH = '5f00000000000000000000e1';

/**
 * Objects that existed before the recording: the search to export, a running input and one that
 * cannot start.
 */
export async function makeRecordedObjects(backend: Backend, stream: string): Promise<void> {
  const search_types = [
    { id: 'e0000000-0000-4000-8000-000000000002', type: 'messages', sort: [] },
    {
      id: 'e0000000-0000-4000-8000-000000000003',
      type: 'pivot',
      series: [{ type: 'count', id: 'count()' }],
      rollup: true,
    },
  ];
  const query = { type: 'elasticsearch', query_string: 'level:3' };
  const filter = { type: 'or', filters: [{ type: 'stream', id: stream }] };
  await post(backend, '/views/search', {
    id: SEARCH,
    queries: [
      {
        id: 'e0000000-0000-4000-8000-000000000001',
        timerange: { type: 'relative', from: 86_400 },
        query,
        filter,
        search_types,
      },
    ],
  });

  const input = (title: string, bind_address: string) => ({
    title,
    type: 'org.graylog2.inputs.gelf.http.GELFHttpInput',
    global: true,
    configuration: { bind_address, port: 0 },
  });
  const { id } = await post(backend, '/system/inputs', input(RUNNING_INPUT, '127.0.0.1'));
  await post(backend, `/system/inputs/${id}/staticfields`, { key: 'rec', value: 'yes' });
  // A reserved documentation address, which no machine has.
  await post(backend, '/system/inputs', input('cannot run', '192.0.2.1'));
}

export const RUNNING_INPUT = 'Recordings over HTTP';

async function post(backend: Backend, path: string, body: object): Promise<{ id: string }> {
  const headers = {
    authorization: `Basic ${btoa('admin:admin')}`,
    'x-requested-by': 'contract test',
    'content-type': 'application/json',
  };
  const answer = await backend.handle(
    new Request(`http://node.test/api${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    }),
  );
  const text = await answer.text();
  if (answer.status !== 201) throw new Error(`${path}: ${answer.status} ${text}`);
  return (text === '' ? {} : JSON.parse(text)) as { id: string };
}
