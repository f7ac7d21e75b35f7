import { namedIn, referencesIn } from './expand';
import { withoutGroupNames } from './group-names';

/** What is probably a mistake in an expression, although it may be valid. */
export type GrokWarning =
  /** `%{` that is no reference and matches literally, with what follows up to the brace. */
  | { kind: 'literal'; text: string }
  | { kind: 'unknown'; pattern: string }
  /** A field that several places of the expression capture. */
  | { kind: 'duplicate'; field: string };

/** `names` are those of all patterns. */
export function grokWarnings(expression: string, names: ReadonlySet<string>): GrokWarning[] {
  const references = referencesIn(expression);
  const starts = new Set(references.map(({ start }) => start));
  const literals = [...expression.matchAll(/%\{[^{}]*\}?/g)].filter(
    ({ index }) => !starts.has(index),
  );
  const fields = [
    ...references.flatMap(({ field }) =>
      field === undefined ? [] : [field.replace(/[:;][^]*$/, '')],
    ),
    ...withoutGroupNames(expression).names.values(),
  ];
  return [
    ...literals.map(({ 0: text }): GrokWarning => ({ kind: 'literal', text })),
    ...namedIn(expression)
      .filter((pattern) => !names.has(pattern))
      .map((pattern): GrokWarning => ({ kind: 'unknown', pattern })),
    ...[...new Set(fields)]
      .filter(
        (field) => field !== 'UNWANTED' && fields.indexOf(field) !== fields.lastIndexOf(field),
      )
      .map((field): GrokWarning => ({ kind: 'duplicate', field })),
  ];
}
