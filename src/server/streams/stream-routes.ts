import * as api from '@/contract/streams';
import type { Call } from '../http/call';
import { pageList } from '../http/lists/page-list';
import { serve, type RouteTable } from '../http/serve';
import { answerOf, attributeOf, rowOf, STREAM_ATTRIBUTES } from './stream-answers';
import { readableStream, type StreamServices } from './stream-services';
import type { StoredStream } from './stream-store';

/** Reading streams. Lists hold what the caller may read. */
export function serveStreams(table: RouteTable, services: StreamServices): void {
  const { streams, outputs, indexSets } = services;
  const readable = ({ permits }: Call) =>
    streams.all().filter(({ id }) => permits(`streams:read:${id}`));
  const listOf = (found: readonly StoredStream[]) => ({
    total: found.length,
    streams: found.map((stream) => answerOf(stream, outputs.get)),
  });

  serve(table, api.listStreams, (call) => listOf(readable(call)));
  serve(table, api.listEnabledStreams, (call) =>
    listOf(readable(call).filter(({ disabled }) => !disabled)),
  );
  serve(table, api.getStream, (call) => answerOf(readableStream(services, call), outputs.get));

  serve(table, api.pageOfStreams, (call) => {
    const valueOf = (row: api.StreamRow, attribute: string) =>
      attributeOf(row, attribute, indexSets.get(row.index_set_id)?.title ?? '');
    const page = pageList(readable(call).map(rowOf), STREAM_ATTRIBUTES, call.query, valueOf, {
      sorts: ['index_set_title'],
    });
    // The outer total counts all streams, whatever is asked for or may be read.
    return { ...page, query: page.query ?? '', total: streams.all().length };
  });
}
