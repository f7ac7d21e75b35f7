import type { ListAttribute } from '@/contract/page-list';
import type { OutputSummary } from '@/contract/outputs';
import type { Stream, StreamRow } from '@/contract/streams';
import type { StoredStream } from './stream-store';

export const STREAM_ATTRIBUTES: ListAttribute[] = [
  { id: '_id', title: 'id', type: 'OBJECT_ID', sortable: true, searchable: true, hidden: true },
  { id: 'title', title: 'Title', type: 'STRING', sortable: true, searchable: true },
  { id: 'description', title: 'Description', type: 'STRING', sortable: true, searchable: true },
  { id: 'created_at', title: 'Created', type: 'DATE', sortable: true, filterable: true },
  {
    id: 'index_set_id',
    title: 'Index set',
    type: 'STRING',
    sortable: true,
    filterable: true,
    hidden: true,
    related_collection: 'index_sets',
  },
  {
    id: 'disabled',
    title: 'Status',
    type: 'BOOLEAN',
    sortable: true,
    filterable: true,
    filter_options: [
      { value: 'true', title: 'Paused' },
      { value: 'false', title: 'Running' },
    ],
  },
];

/** A stream with its outputs in full; deleted outputs are left out. */
export const answerOf = (
  stream: StoredStream,
  outputOf: (id: string) => OutputSummary | undefined,
): Stream => ({
  ...stream,
  outputs: stream.outputs.map(outputOf).filter((output) => output !== undefined),
});

export const rowOf = (stream: StoredStream): StreamRow => ({
  ...stream,
  created_at: stream.created_at.replace('Z', '+0000'),
  outputs: stream.outputs.length > 0 ? stream.outputs : null,
  alert_conditions: null,
  alert_receivers: null,
});
