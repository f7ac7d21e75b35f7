import { z } from 'zod';
import { getMessage } from '@/contract/messages';
import type { Fields } from '@/domain/exact';
import { parseExact, RawJson } from '../../http/exact-json';
import { Problem } from '../../http/problem';
import { serve, type RouteTable } from '../../http/serve';
import type { Database } from '../../storage/database';

type Row = { doc: string; streams: string; message_id: string };

const essentials = z.looseObject({ timestamp: z.string().optional(), source: z.string().optional(), message: z.string().optional(), gl2_remote_ip: z.string().optional() });

/** GET /messages/{index}/{id}: the whole of a message, exactly as it was stored. */
export function serveMessages(table: RouteTable, database: Database): void {
  serve(table, getMessage, async ({ params: { index = '', id = '' }, permits, signal }) => {
    const [row] = await database.query<Row>('SELECT doc, streams, message_id FROM messages WHERE id = $1 AND index_name = $2 LIMIT 1', [id, index], signal);
    if (!row) throw new Problem(404, `Message ${id} does not exist in index ${index}`);
    const streamIds = row.streams.trim().split(' ').filter((stream) => stream !== '');
    if (!streamIds.some((stream) => permits(`streams:read:${stream}`))) throw new Problem(403, `Not authorized to access message ${id}`);
    return { message: summary(id, row, streamIds), index, highlight_ranges: {} };
  });
}

/** Members of the real server that say nothing about a stored message have the value they have there. */
function summary(id: string, { doc, message_id }: Row, stream_ids: string[]) {
  const fields = parseExact(doc);
  const names = typeof fields === 'object' && fields !== null ? Object.keys(fields) : [];
  const { timestamp, source, message, gl2_remote_ip } = essentials.parse(fields);
  return {
    fields: new RawJson(doc) as unknown as Fields,
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
    stream_ids,
    validation_errors: '',
    message_id,
    is_source_inet_address: gl2_remote_ip !== undefined,
  };
}
