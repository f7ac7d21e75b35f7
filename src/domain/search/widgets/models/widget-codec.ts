import { objectOf, type Codec } from '../../lossless';
import type { Widget, WidgetPosition } from '../widget';
import { modelOf, modelOfWire } from './widget-models';

/** A widget in wire format. */
export const widgetCodec: Codec<Widget> = {
  read: (wire) => modelOfWire(wire).codec.read(wire),
  write: (widget, before) => modelOf(widget).codec.write(widget, before),
};

/** JSON has no Infinity; the wire format uses the string `Infinity`. */
const extent = (fallback: number): Codec<number> => ({
  read: (wire) => (wire === 'Infinity' ? Infinity : typeof wire === 'number' ? wire : fallback),
  write: (value) => (value === Infinity ? 'Infinity' : value),
});

/** A position in wire format; missing or invalid numbers are read as 1. */
export const positionCodec: Codec<WidgetPosition> = objectOf<Omit<WidgetPosition, 'kept'>>({
  col: ['col', extent(1)],
  row: ['row', extent(1)],
  height: ['height', extent(1)],
  width: ['width', extent(1)],
});
