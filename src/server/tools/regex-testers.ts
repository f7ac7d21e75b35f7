import * as api from '@/contract/testers';
import type { RegexTested, ReplaceTested } from '@/contract/testers';
import { compileJava, type JavaPattern } from '@/domain/patterns/java/java-pattern';
import { JavaPatternError, PatternLimitError } from '@/domain/patterns/java/pattern-error';
import { ReplacementError, replaceMatches } from '@/domain/patterns/java/replace';
import type { OpenCall } from '../http/call';
import { Problem } from '../http/problem';
import { serve, type RouteTable } from '../http/serve';
import { argumentsOf, flag, notEmptyText, tester, text } from './arguments';

const regexTest = tester('RegexTestRequest', { string: text, regex: text });
const replaceTest = tester(
  'RegexReplaceTestRequest',
  { string: text, regex: notEmptyText, replacement: text, replace_all: flag },
  'RegexReplaceTesterResource.testRegex.arg0',
);

/** Any signed-in user may enter an expression; its steps are bounded. */
export function serveRegexTesters(table: RouteTable): void {
  serve(table, api.testRegex, tested);
  serve(table, api.testRegexByQuery, tested);
  serve(table, api.validateRegex, (call) => {
    const regex = argumentsOf(call, regexTest).text('regex');
    const found = compiled(regex);
    return typeof found === 'string'
      ? { regex, is_valid: false, validation_message: found }
      : { regex, is_valid: true };
  });
  serve(table, api.testReplace, replaced);
  serve(table, api.testReplaceByQuery, replaced);
}

/** The compiled expression, or the reason why it is invalid. */
function compiled(source: string): JavaPattern | string {
  try {
    return compileJava(source);
  } catch (error) {
    if (error instanceof JavaPatternError || error instanceof PatternLimitError)
      return error.message;
    throw error;
  }
}

function usable(source: string): JavaPattern {
  const expression = compiled(source);
  if (typeof expression !== 'string') return expression;
  throw new Problem(400, `Invalid regular expression: ${expression}`);
}

/** @throws Problem 400 for what does not end in time, and for a replacement that does not fit */
function bounded<Result>(run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    if (error instanceof PatternLimitError || error instanceof ReplacementError)
      throw new Problem(400, error.message);
    throw error;
  }
}

function tested(call: OpenCall): RegexTested {
  const given = argumentsOf(call, regexTest);
  const [regex, string] = [given.text('regex'), given.text('string')];
  const expression = usable(regex);
  const found = bounded(() => expression.exec(string));
  if (!found) return { matched: false, regex, string };
  if (expression.groups === 0) return { matched: true, regex, string };
  return { matched: true, match: { match: found.text(1), ...found.place(1) }, regex, string };
}

function replaced(call: OpenCall): ReplaceTested {
  const given = argumentsOf(call, replaceTest);
  const test = {
    regex: given.text('regex'),
    replacement: given.text('replacement'),
    string: given.text('string'),
    replace_all: given.flag('replace_all'),
  };
  const expression = usable(test.regex);
  const found = bounded(() =>
    replaceMatches(expression, test.string, test.replacement, test.replace_all),
  );
  return found
    ? { matched: true, match: { match: found.text, ...found.group }, ...test }
    : { matched: false, ...test };
}
