import { compileJava } from '@/domain/patterns/java/java-pattern';
import { JavaPatternError } from '@/domain/patterns/java/pattern-error';
import { referencesIn } from './expand';

/**
 * What Java says about an invalid expression itself, at its place there: errors of compiled grok
 * name a place in the text of all patterns together. Undefined if the expression alone is valid.
 */
export function ownError(expression: string): string | undefined {
  const standIn = standInFor(expression);
  try {
    compileJava(standIn);
    return undefined;
  } catch (error) {
    if (!(error instanceof JavaPatternError)) return undefined;
    return error.message.replace(standIn, () => expression);
  }
}

/** Of the same length, without references and names of groups. */
function standInFor(expression: string): string {
  let text = expression;
  for (const { start, end } of referencesIn(expression))
    text = text.slice(0, start) + 'x'.repeat(end - start) + text.slice(end);
  return text.replace(/\(\?<(?![=!])[^>]*>/g, (group) => '(?:'.padEnd(group.length, 'x'));
}
