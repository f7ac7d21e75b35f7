import { RE2JS } from 're2js';
import * as api from '@/contract/testers';
import type { RegexTested, ReplaceTested } from '@/contract/testers';
import type { PatternSearch } from '@/domain/patterns/java/capturing-pattern';
import { replaceMatches, ReplacementError } from '@/domain/patterns/java/replace';
import type { OpenCall } from '../http/call';
import { Problem } from '../http/problem';
import { serve, type RouteTable } from '../http/serve';
import { argumentsOf } from './arguments';

/**
 * Expressions run in linear time, because any signed-in user may enter one. What needs backtracking
 * is refused.
 */
export function serveRegexTesters(table: RouteTable): void {
  serve(table, api.testRegex, tested);
  serve(table, api.testRegexByQuery, tested);
  serve(table, api.validateRegex, (call) => {
    const regex = argumentsOf(call).text('regex');
    const fault = compiled(regex);
    return fault instanceof RE2JS
      ? { regex, is_valid: true }
      : { regex, is_valid: false, validation_message: fault };
  });
  serve(table, api.testReplace, replaced);
  serve(table, api.testReplaceByQuery, replaced);
}

/** The compiled expression, or the reason why it is invalid. */
function compiled(source: string): RE2JS | string {
  try {
    return RE2JS.compile(source);
  } catch (error) {
    return (error instanceof Error ? error.message : String(error)).replace(
      /^error parsing regexp: /,
      '',
    );
  }
}

function usable(source: string): RE2JS {
  const expression = compiled(source);
  if (expression instanceof RE2JS) return expression;
  throw new Problem(400, `Invalid regular expression: ${expression}`);
}

function tested(call: OpenCall): RegexTested {
  const given = argumentsOf(call);
  const [regex, string] = [given.text('regex'), given.text('string')];
  const found = usable(regex).matcher(string);
  if (!found.find()) return { matched: false, regex, string };
  if (found.groupCount() === 0) return { matched: true, regex, string };
  const group = found.group(1);
  return {
    matched: true,
    match: { ...(group !== null && { match: group }), start: found.start(1), end: found.end(1) },
    regex,
    string,
  };
}

function replaced(call: OpenCall): ReplaceTested {
  const given = argumentsOf(call);
  const test = {
    regex: given.text('regex'),
    replacement: given.text('replacement'),
    string: given.text('string'),
    replace_all: given.flag('replace_all'),
  };
  try {
    const expression = usable(test.regex);
    const found = replaceMatches(
      { search: (text) => searchOf(expression, text) },
      test.string,
      test.replacement,
      test.replace_all,
    );
    if (!found) return { matched: false, ...test };
    const place = test.replace_all ? { start: -1, end: -1 } : found.first;
    return { matched: true, match: { match: found.text, ...place }, ...test };
  } catch (error) {
    throw error instanceof ReplacementError ? new Problem(400, error.message) : error;
  }
}

function searchOf(expression: RE2JS, text: string): PatternSearch {
  const match = expression.matcher(text);
  const names = expression.namedGroups();
  return {
    find: () => match.find(),
    start: (group = 0) => match.start(group),
    end: (group = 0) => match.end(group),
    group: (group) => match.group(group),
    groups: match.groupCount(),
    numberOf: (name) => (Object.hasOwn(names, name) ? names[name] : undefined),
  };
}
