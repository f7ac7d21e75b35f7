import type { Widget } from '@/domain/search/widgets/widget';
import type { OwnQuery } from './OwnQueryControls';

export const ownQueryOf = ({ timerange, streams, query }: Widget): OwnQuery => ({
  timerange,
  streams,
  text: query ?? '',
});

/** An empty query is none: the widget then only searches as the page does. */
export const withOwnQuery = <W extends Widget>(
  widget: W,
  { timerange, streams, text }: OwnQuery,
): W => ({
  ...widget,
  timerange,
  streams,
  query: text.trim() === '' ? null : text,
});
