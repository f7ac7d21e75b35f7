import { z } from 'zod';
import { getMessage } from '@/contract/messages';
import { parseExact } from '@/domain/exact-json';
import { Problem } from '../http/problem';
import { serve, type RouteTable } from '../http/serve';
import type { MessageStore } from '../messages/store';
import { spliced } from './execution/messages-result';

/** What a summary needs of a message's fields. */
export const essentials = z.looseObject({
  timestamp: z.string().optional(),
  source: z.string().optional(),
  message: z.string().optional(),
  gl2_remote_ip: z.string().optional(),
  gl2_message_id: z.string().optional(),
  streams: z.array(z.string()).default([]),
});

/** GET /messages/{index}/{id}: the whole of a message, exactly as it was stored. */
export function serveMessages(table: RouteTable, store: Pick<MessageStore, 'get'>): void {
  serve(table, getMessage, async ({ params: { index = '', id = '' }, permits }) => {
    const found = await store.get(index, id);
    if (!found) throw new Problem(404, `Message ${id} does not exist in index ${index}`);
    const message = essentials.parse(parseExact(found.doc));
    if (!message.streams.some((stream) => permits('streams:read', stream)))
      throw new Problem(403, `Not authorized to access message ${id}`);
    return { message: summary(id, found.doc, message), index, highlight_ranges: {} };
  });
}

/**
 * Members of the real server that say nothing about a stored message have the value they have
 * there. It also repeats every field in `fields_entries`; messages can be megabytes long, so that
 * is left out.
 */
export function summary(id: string, doc: string, fields: z.output<typeof essentials>) {
  const { timestamp, source, message, gl2_remote_ip, gl2_message_id, streams } = fields;
  const names = Object.keys(fields);
  return {
    fields: spliced(doc),
    streams: [],
    index_sets: [],
    source_input_id: null,
    filter_out: false,
    message_queue_id: null,
    sequence_nr: 0,
    receive_time: null,
    processing_time: null,
    inet_address: gl2_remote_ip ?? null,
    message,
    id,
    size: Buffer.byteLength(doc),
    ...(timestamp !== undefined && { timestamp }),
    source,
    field_names: names,
    complete: true,
    field_count: names.length,
    stream_ids: streams,
    validation_errors: '',
    message_id: gl2_message_id ?? null,
    is_source_inet_address: gl2_remote_ip !== undefined,
  };
}
