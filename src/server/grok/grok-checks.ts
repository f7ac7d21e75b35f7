import type { ImportStrategy } from '@/contract/grok';
import { compileGrok, GrokError, UnknownPatternError } from '@/domain/processing/grok/grok';
import { expressionsOf, type NamedPattern } from '@/domain/processing/grok/pattern-file';
import { Problem } from '../http/problem';
import { validationProblem } from '../http/validation-problem';
import type { GrokStore } from './grok-store';

/** How many names of patterns in use are listed. */
const MOST_NAMES = 10;

/** Graylog reports what is wrong with a pattern as a whole. */
export const refusal = (error: string) =>
  validationProblem({ _: error }) ?? new Problem(400, error);

/**
 * Checks that a pattern can be used together with the others.
 * @throws Problem 400
 */
export function checkPattern(pattern: NamedPattern, others: readonly NamedPattern[]): void {
  check(pattern, expressionsOf([...others, pattern]), `Invalid pattern ${javaText(pattern)}`);
}

function check(
  pattern: NamedPattern,
  expressions: ReadonlyMap<string, string>,
  refused: string,
): void {
  if (/\s/.test(pattern.name)) throw new Problem(400, 'Pattern name must not contain spaces');
  try {
    compiled(pattern, expressions);
  } catch (error) {
    if (!(error instanceof GrokError)) throw error;
    if (error instanceof UnknownPatternError) throw new Problem(400, error.message);
    throw refusal(`${refused}\n${error.message}`);
  }
}

/** @throws GrokError */
export const compiled = ({ name }: NamedPattern, expressions: ReadonlyMap<string, string>) =>
  compileGrok(`%{${name}}`, expressions, { namedCapturesOnly: false });

/** The pattern as Java writes it. */
const javaText = ({ name, pattern }: NamedPattern) =>
  `GrokPattern{id=null, name=${name}, pattern=${pattern}, contentPack=null}`;

/** @throws Problem 400 */
export function checkName({ name }: NamedPattern, grok: GrokStore, id?: string): void {
  const found = grok.byName(name);
  if (found !== undefined && found.id !== id) throw refusal(`Grok pattern ${name} already exists`);
}

/**
 * Checks all patterns of an import; they may refer to each other.
 * @throws Problem 400
 */
export function checkImport(
  patterns: readonly NamedPattern[],
  strategy: ImportStrategy,
  grok: GrokStore,
): void {
  const names = new Set<string>();
  for (const { name } of patterns) {
    if (names.has(name))
      throw refusal(`The supplied Grok patterns contain conflicting names: ${name}`);
    names.add(name);
  }
  const taken =
    strategy === 'ABORT_ON_CONFLICT' ? [...names].filter((name) => grok.byName(name)) : [];
  if (taken.length > 0) throw refusal(takenText(taken));
  const others = strategy === 'DROP_ALL_EXISTING' ? [] : grok.all();
  const expressions = expressionsOf([...others, ...patterns]);
  for (const pattern of patterns)
    check(pattern, expressions, 'Invalid pattern. Did not save any patterns');
}

function takenText(names: readonly string[]): string {
  const more = names.length - MOST_NAMES;
  const listed = names.slice(0, MOST_NAMES).join(', ');
  return `The following Grok patterns already exist: ${listed}${more > 0 ? ` (+ ${more} more)` : ''}.`;
}
