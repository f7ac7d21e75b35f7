import { lowercased } from '@/domain/query/analysis/lowercase';
import { unreachable } from '@/domain/unreachable';
import type { CatalogueField } from '../../indices/model/catalogue';
import { dateFormatOf, parseDateMath, type DateFormat } from '../../field-values/date-text';
import { castTo, extraText, listedTexts, looseText, typedValue } from '../fields/field-expressions';
import { markOf, numberText } from '../../field-values/marks';
import { addressCondition } from './address-condition';
import { anyOf, NOTHING, type Binder } from './binder';
import { fuzzyPattern } from './fuzzy-pattern';
import {
  between,
  boundText,
  isAnything,
  isFuzzy,
  wholeText,
  type Fold,
  type Leaf,
  type RangeLeaf,
} from './leaf';
import { anyNeeded, valueMarks, type NeededMarks } from './needed-marks';
import { longValue, floatValue } from '../../field-values/number-text';
import { longBounds } from './long-bounds';
import { afterParts, fullMatch, plainWildcard, testCondition, wildcardPattern } from './patterns';
import { anyCharacter } from '../regexp/re2';
import { cacheRecent } from './cache-recent';
import { parseRegexp } from '../regexp/parser';
import { valueTest, type ValueTest } from '../regexp/value-test';

const same: Fold = (text) => text;
const tests = cacheRecent<ValueTest>();

/**
 * A condition on a field that is searched by whole values: keywords as text, numbers and dates by
 * value.
 */
export function valueCondition(
  field: CatalogueField,
  leaf: Leaf,
  now: number,
  binder: Binder,
): string {
  if (isAnything(leaf)) return hasAny(field);
  const one = conditionOfOne(field, typedValue(field), leaf, now, binder);
  if (!field.misfits) return one;
  // Ranges on numbers and dates ignore other values that a sender put into the field.
  const asText = (text: string) =>
    field.type === 'string' || leaf.kind === 'range'
      ? NOTHING
      : keywordCondition(text, leaf, same, binder);
  return anyOf([
    one,
    asText(looseText(field)),
    listCondition(
      field,
      anyOf([
        conditionOfOne(field, castTo(field.type, 'item'), leaf, now, binder),
        withoutType(field, asText('item')),
      ]),
    ),
  ]);
}

/** Whether a message has the field at all. */
export function hasAny(field: CatalogueField): string {
  const value = `${typedValue(field)} IS NOT NULL`;
  return field.misfits ? `(${value} OR ${extraText(field.id)} IS NOT NULL)` : value;
}

/** A list matches if one of its values does. */
const listCondition = ({ id }: CatalogueField, test: string): string =>
  test === NOTHING ? NOTHING : `len(list_filter(${listedTexts(id)}, lambda item: ${test})) > 0`;

const withoutType = ({ type }: CatalogueField, test: string): string =>
  test === NOTHING ? NOTHING : `(${castTo(type, 'item')} IS NULL AND ${test})`;

function conditionOfOne(
  field: CatalogueField,
  value: string,
  leaf: Leaf,
  now: number,
  binder: Binder,
): string {
  switch (field.type) {
    case 'string':
      return keywordCondition(value, leaf, field.analysis === 'source' ? lowercased : same, binder);
    case 'ip':
      return addressCondition(value, leaf, binder);
    case 'long':
      return longCondition(value, leaf, binder);
    case 'float':
      return floatCondition(value, leaf, binder);
    case 'date':
      return dateCondition(value, leaf, dateFormatOf(field.name), now, binder);
    default:
      return unreachable(field.type);
  }
}

/** The marks for `valueCondition`. */
export function typedMarks(field: CatalogueField, leaf: Leaf): NeededMarks {
  const { name, type, analysis } = field;
  if (type === 'string')
    return OWN_NAMES.has(name)
      ? undefined
      : valueMarks(leaf, analysis === 'source' ? lowercased : same);
  if (type === 'long') return numberMarks(field, leaf, longValue);
  return type === 'float' ? numberMarks(field, leaf, floatValue) : undefined;
}

/** Fields without marks. */
const OWN_NAMES: ReadonlySet<string> = new Set(['_id', '_index', 'gl2_message_id']);

function numberMarks(
  { misfits }: CatalogueField,
  leaf: Leaf,
  valueOf: (text: string) => bigint | number | undefined,
): NeededMarks {
  if (leaf.kind !== 'text' && leaf.kind !== 'phrase') return undefined;
  const number = isFuzzy(leaf) ? undefined : valueOf(wholeText(leaf));
  return anyNeeded([
    number === undefined ? [] : [markOf(numberText(number))],
    misfits ? valueMarks(leaf, same) : [],
  ]);
}

export function keywordCondition(value: string, leaf: Leaf, fold: Fold, binder: Binder): string {
  switch (leaf.kind) {
    case 'text':
      if (leaf.fuzzy) return similar(value, fold(wholeText(leaf)), leaf.fuzzy, binder);
      return `${value} = ${binder.text(fold(wholeText(leaf)))}`;
    case 'phrase':
      return `${value} = ${binder.text(fold(leaf.text))}`;
    case 'wildcard':
      return wildcardCondition(value, leaf, fold, binder);
    case 'regexp':
      return testCondition(
        value,
        tests(`${fold === same}${leaf.pattern}`, () =>
          valueTest(parseRegexp(leaf.pattern, fold), ''),
        ),
        binder,
      );
    case 'range': {
      const [lower, upper] = [boundText(leaf.lower), boundText(leaf.upper)].map((text) =>
        text === undefined ? undefined : binder.text(fold(text)),
      );
      return between(value, lower, upper, leaf);
    }
    default:
      return unreachable(leaf);
  }
}

function wildcardCondition(
  value: string,
  leaf: Extract<Leaf, { kind: 'wildcard' }>,
  fold: Fold,
  binder: Binder,
): string {
  const plain = plainWildcard(leaf, fold);
  if (!plain || (plain.isStart && plain.isEnd))
    return fullMatch(value, wildcardPattern(leaf, anyCharacter, fold), binder);
  return `${plain.isStart ? 'starts_with' : plain.isEnd ? 'ends_with' : 'contains'}(${value}, ${binder.text(plain.text)})`;
}

function similar(value: string, word: string, edits: number, binder: Binder): string {
  return afterParts(
    value,
    word,
    edits,
    fullMatch(value, fuzzyPattern(word, edits, anyCharacter), binder),
    binder,
  );
}

function longCondition(value: string, leaf: Leaf, binder: Binder): string {
  switch (leaf.kind) {
    case 'text':
    case 'phrase': {
      const number = longValue(wholeText(leaf));
      return number === undefined || isFuzzy(leaf) ? NOTHING : `${value} = ${binder.long(number)}`;
    }
    case 'range': {
      const bounds = longBounds(leaf);
      if (bounds === undefined) return NOTHING;
      return between(
        value,
        bounds.lower === undefined ? undefined : binder.long(bounds.lower),
        bounds.upper === undefined ? undefined : binder.long(bounds.upper),
        bounds.closed,
      );
    }
    case 'wildcard':
    case 'regexp':
      return NOTHING;
    default:
      return unreachable(leaf);
  }
}

function floatCondition(value: string, leaf: Leaf, binder: Binder): string {
  switch (leaf.kind) {
    case 'text':
    case 'phrase': {
      const number = floatValue(wholeText(leaf));
      return number === undefined || isFuzzy(leaf)
        ? NOTHING
        : `${value} = ${binder.double(number)}`;
    }
    case 'range': {
      const [lower, upper] = [boundText(leaf.lower), boundText(leaf.upper)].map((text) =>
        text === undefined ? undefined : (floatValue(text) ?? Number.NaN),
      );
      if (Number.isNaN(lower) || Number.isNaN(upper)) return NOTHING;
      return between(
        value,
        lower === undefined ? undefined : binder.double(lower),
        upper === undefined ? undefined : binder.double(upper),
        leaf,
      );
    }
    case 'wildcard':
    case 'regexp':
      return NOTHING;
    default:
      return unreachable(leaf);
  }
}

function dateCondition(
  value: string,
  leaf: Leaf,
  format: DateFormat,
  now: number,
  binder: Binder,
): string {
  switch (leaf.kind) {
    case 'text':
    case 'phrase': {
      const text = wholeText(leaf);
      const first = parseDateMath(text, format, now, false);
      const last = parseDateMath(text, format, now, true);
      if (first === undefined || last === undefined || isFuzzy(leaf)) return NOTHING;
      return `${value} BETWEEN ${binder.time(first)} AND ${binder.time(last)}`;
    }
    case 'range':
      return dateRange(value, leaf, format, now, binder);
    case 'wildcard':
    case 'regexp':
      return NOTHING;
    default:
      return unreachable(leaf);
  }
}

/**
 * A bound such as a day or month is rounded to its start or end, so that `>` excludes and `<=`
 * includes all of it.
 */
function dateRange(
  value: string,
  leaf: RangeLeaf,
  format: DateFormat,
  now: number,
  binder: Binder,
): string {
  const instant = (text: string | undefined, roundUp: boolean) =>
    text === undefined ? undefined : (parseDateMath(text, format, now, roundUp) ?? Number.NaN);
  const [lower, upper] = [
    instant(boundText(leaf.lower), !leaf.includesLower),
    instant(boundText(leaf.upper), leaf.includesUpper),
  ];
  if (Number.isNaN(lower) || Number.isNaN(upper)) return NOTHING;
  return between(
    value,
    lower === undefined ? undefined : binder.time(lower),
    upper === undefined ? undefined : binder.time(upper),
    leaf,
  );
}
