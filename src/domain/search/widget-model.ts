import type { Codec } from './lossless';
import type { SearchType } from './search';
import type { Widget } from './widget';

/** The id of the search type that the widget has already, else a new one. */
export type IdOf = (type: string, name: string | null) => string;

/** A type of widget as data: its wire form, and what it asks the server. */
export type WidgetModel<W extends Widget> = {
  codec: Codec<W>;
  /** Undefined if they cannot be derived from the widget: those that are stored are kept. */
  searchTypes(widget: W, idOf: IdOf): readonly SearchType[] | undefined;
};
