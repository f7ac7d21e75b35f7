import { isObject, type JsonObject } from '../../json-object';
import { byName, flagOr, listOf, objectOf, oneOf, text, type Codec, type Kept } from '../lossless';
import { sameJson } from '../../same-json';
import {
  GHOST_WINDOWS,
  MAX_DECIMALS,
  NO_FORMATTING,
  PLAIN,
  UNITS,
  type Formatting,
  type GhostWindow,
  type MetricFormat,
  type ReferenceLine,
  type Threshold,
} from './formatting';

type Known<Shape> = Omit<Shape, 'kept'>;

const number: Codec<number> = {
  read: (wire) => (typeof wire === 'number' && Number.isFinite(wire) ? wire : 0),
  write: (value) => value,
};

const decimals: Codec<number | null> = {
  read: (wire) =>
    typeof wire === 'number' && Number.isInteger(wire) && wire >= 0 && wire <= MAX_DECIMALS
      ? wire
      : null,
  write: (value) => value,
};

const ghosts: Codec<readonly GhostWindow[]> = {
  read: (wire) => (Array.isArray(wire) ? GHOST_WINDOWS.filter((one) => wire.includes(one)) : []),
  write: (value) => value,
};

const threshold: Codec<Threshold> = objectOf<Known<Threshold>>({
  value: ['value', number],
  colour: ['color', text],
});

const referenceLine: Codec<ReferenceLine> = objectOf<Known<ReferenceLine>>({
  value: ['value', number],
  label: ['label', text],
});

const metricFormat: Codec<MetricFormat> = compact(
  objectOf<Known<MetricFormat>>({
    unit: ['unit', oneOf(UNITS, 'plain')],
    decimals: ['decimals', decimals],
    thresholds: ['thresholds', listOf(threshold)],
  }),
  PLAIN,
);

const formatting: Codec<Formatting> = compact(
  objectOf<Known<Formatting>>({
    metrics: ['metrics', byName(metricFormat)],
    labels: ['labels', byName(byName(text))],
    referenceLines: ['reference_lines', listOf(referenceLine)],
    ghosts: ['ghosts', ghosts],
    cellBars: ['cell_bars', flagOr(false)],
    stackedAreas: ['stacked_areas', flagOr(true)],
    sparkline: ['sparkline', flagOr(false)],
    columnWidths: ['column_widths', byName(number)],
  }),
  NO_FORMATTING,
);

/** Leaves out members that have their default, so that what is stored stays short. */
function compact<Value extends Kept>(codec: Codec<Value>, defaults: Value): Codec<Value> {
  const usual = codec.write(defaults) as JsonObject;
  const isGiven = ([, member]: [string, unknown]) => member !== undefined;
  return {
    read(wire) {
      const { kept = {}, ...value } = codec.read(wire);
      const given = Object.fromEntries(Object.entries(kept).filter(isGiven));
      return { ...value, ...(Object.keys(given).length > 0 && { kept: given }) } as Value;
    },
    write(value) {
      const { kept = {} } = value;
      const members = Object.entries(codec.write(value) as JsonObject);
      return Object.fromEntries(
        members.filter(
          ([name, member]) =>
            Object.hasOwn(kept, name) ||
            !Object.hasOwn(usual, name) ||
            !sameJson(member, usual[name]),
        ),
      );
    },
  };
}

/** The formatting in a text; undefined if it is none. */
export function readFormatting(written: string): Formatting | undefined {
  try {
    const wire: unknown = JSON.parse(written);
    return isObject(wire) ? formatting.read(wire) : undefined;
  } catch {
    return undefined;
  }
}

/** The text of a formatting; undefined for the default, which needs none. */
export function writeFormatting(value: Formatting): string | undefined {
  const wire = formatting.write(value) as JsonObject;
  return Object.keys(wire).length === 0 ? undefined : JSON.stringify(wire);
}
