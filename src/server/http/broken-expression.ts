import { nodeText } from '@/domain/node-text/node-text';
import { patternFault } from '@/domain/patterns/pattern-fault';
import { isLimit } from '@/domain/patterns/pattern-reasons';
import { codedProblem } from './problem';

/**
 * Refuses a regular expression with a mistake, which would never match; those that only this node
 * does not evaluate pass.
 * @throws Problem 400 with the place of the mistake
 */
export function refuseBrokenExpression(value: string): void {
  const fault = patternFault(value);
  if (fault !== undefined && !isLimit(fault))
    throw codedProblem(
      400,
      nodeText('node.expression.regular', { value, at: (fault.at ?? 0) + 1 }),
    );
}
