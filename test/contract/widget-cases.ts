import { z } from 'zod';
import type { SearchType } from '../../src/domain/search/search';
import { widgetCodec } from '@/domain/search/widgets/models/widget-codec';
import { modelOf } from '@/domain/search/widgets/models/widget-models';

/** A widget, and the search types that Graylog's own console sent for it. */
const recordedCase = z.object({
  id: z.string(),
  /** Missing where the server refused to store the widget. */
  widget: z.unknown().optional(),
  /** Null where the console itself failed. */
  search_types: z.array(z.unknown()).nullish(),
});
export type WidgetCase = z.infer<typeof recordedCase>;

/** @throws ZodError unless it is a list of cases. */
export const readWidgetCases = (json: string): WidgetCase[] =>
  z.array(recordedCase).parse(JSON.parse(json));

/** Null, as in the recordings, if there is no widget to search for. */
export const answerTo = ({ id, widget }: WidgetCase) => ({
  id,
  search_types: widget === undefined ? null : searchTypesSent(widget),
});

/**
 * The search types of a widget. Their ids are words as in the recordings: `chart`, `trend`,
 * `events` or `messages`.
 */
export function searchTypesSent(widget: unknown): readonly SearchType[] {
  const read = widgetCodec.read(widget);
  return modelOf(read).searchTypes(read, (type, name) => name ?? type) ?? [];
}
