import type { ListAttribute } from '@/contract/page-list';
import { getStream, listEnabledStreams, listStreams, pageOfStreams, type Stream, type StreamRow } from '@/contract/streams';
import type { Call } from '../http/call';
import { pageList } from '../http/page-list';
import { Problem } from '../http/problem';
import { serve, type RouteTable } from '../http/serve';
import type { StreamStore } from './stream-store';

const ATTRIBUTES: ListAttribute[] = [
  { id: '_id', title: 'id', type: 'OBJECT_ID', sortable: true, searchable: true, hidden: true },
  { id: 'title', title: 'Title', type: 'STRING', sortable: true, searchable: true },
  { id: 'description', title: 'Description', type: 'STRING', sortable: true, searchable: true },
  { id: 'created_at', title: 'Created', type: 'DATE', sortable: true, filterable: true },
  { id: 'index_set_id', title: 'Index set', type: 'STRING', sortable: true, filterable: true, hidden: true, related_collection: 'index_sets' },
  { id: 'disabled', title: 'Status', type: 'BOOLEAN', sortable: true, filterable: true, filter_options: [{ value: 'true', title: 'Paused' }, { value: 'false', title: 'Running' }] },
];

export function serveStreams(table: RouteTable, streams: StreamStore): void {
  const readable = ({ permits }: Call) => streams.all().filter(({ id }) => permits(`streams:read:${id}`));

  serve(table, listStreams, (call) => listOf(readable(call)));
  serve(table, listEnabledStreams, (call) => listOf(readable(call).filter(({ disabled }) => !disabled)));

  serve(table, pageOfStreams, (call) => {
    const page = pageList(readable(call).map(rowOf), ATTRIBUTES, call.query, sortValue);
    // The outer total counts all streams, whatever is asked for or may be read.
    return { ...page, query: page.query ?? '', total: streams.all().length };
  });

  serve(table, getStream, (call) => {
    const { id = '' } = call.params;
    call.demand('streams:read', id);
    const stream = streams.get(id);
    if (!stream) throw new Problem(404, `Stream <${id}> not found!`);
    return stream;
  });
}

const listOf = (streams: Stream[]) => ({ total: streams.length, streams });

const rowOf = (stream: Stream): StreamRow => ({
  ...stream,
  created_at: stream.created_at.replace('Z', '+0000'),
  outputs: [],
  alert_conditions: null,
  alert_receivers: null,
});

function sortValue(row: StreamRow, attribute: string): string {
  switch (attribute) {
    case '_id':
      return row.id;
    case 'description':
      return row.description ?? '';
    case 'created_at':
      return row.created_at;
    case 'disabled':
      return `${row.disabled}`;
    default:
      return row.title;
  }
}
