import type { Codec } from '../../lossless';
import type { SearchType } from '../../search';
import type { Widget } from '../widget';

/** The id of the widget's existing search type, else a new one. */
export type IdOf = (type: string, name: string | null) => string;

/** A widget type: its wire format and its search types. */
export type WidgetModel<W extends Widget> = {
  codec: Codec<W>;
  /** Undefined if they cannot be derived from the widget: the stored ones are kept. */
  searchTypes(widget: W, idOf: IdOf): readonly SearchType[] | undefined;
};
