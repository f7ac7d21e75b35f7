import { nodeText } from '@/domain/node-text/node-text';
import { ConditionError } from './condition-error';
import { automatonOf } from './automaton';
import { charSet } from './char-set';
import { alphabetWithout, expressionOf } from './expression';
import { expressionOfAutomaton } from './state-elimination';
import { hasSetOperation, type Regexp } from './tree';

/**
 * What a pattern asks of one value: RE2 expressions that match all of it, put together by and, or
 * and not.
 */
export type ValueTest =
  | { kind: 'matches'; expression: string }
  | { kind: 'all' | 'any'; of: readonly ValueTest[] }
  | { kind: 'not'; of: ValueTest };

/** Beyond this an expression takes RE2 longer than several short ones do. */
const LONGEST = 20_000;

/**
 * A pattern as tests that RE2 can do. RE2 has neither intersection nor complement: those of whole
 * values become `and` and `not`, those of parts of a value are carried out on automata. @throws
 * ConditionError when they grow too large
 */
export function valueTest(node: Regexp, frame: string): ValueTest {
  switch (node.kind) {
    case 'intersection':
      return { kind: 'all', of: node.parts.map((part) => valueTest(part, frame)) };
    case 'complement':
      return { kind: 'not', of: valueTest(node.of, frame) };
    case 'union':
      if (hasSetOperation(node))
        return { kind: 'any', of: node.ways.map((way) => valueTest(way, frame)) };
      break;
    case 'char':
    case 'sequence':
    case 'repeat':
  }
  const expression = singleExpression(node, frame);
  if (expression === undefined) throw new ConditionError(nodeText('node.regexp.tooManyWays'));
  return { kind: 'matches', expression };
}

class TooLong extends Error {}

/**
 * The whole pattern as one RE2 expression; undefined where it is too long for one. @throws
 * ConditionError
 */
export function singleExpression(node: Regexp, frame: string): string | undefined {
  const chars = alphabetWithout(frame);
  try {
    const expression = expressionOf(node, chars, (operation) => {
      const { automaton, alphabet } = automatonOf(operation, frame === '' ? [] : charSet(frame));
      const written = expressionOfAutomaton(automaton, alphabet, chars, LONGEST);
      if (written === undefined) throw new TooLong();
      return written;
    });
    return expression.length > LONGEST ? undefined : expression;
  } catch (error) {
    if (error instanceof TooLong) return undefined;
    throw error;
  }
}
