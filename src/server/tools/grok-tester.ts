import * as api from '@/contract/grok';
import type { GrokTested } from '@/contract/grok';
import { compileGrok, GrokError } from '@/domain/processing/grok/grok';
import { captureText } from '@/domain/processing/grok/captured-values';
import type { GrokStore } from '../grok/grok-store';
import type { OpenCall } from '../http/call';
import { serve, type RouteTable } from '../http/serve';
import { argumentsOf, flag, queryViolations, tester, text } from './arguments';

const grokTest = tester('GrokTestRequest', {
  string: text,
  pattern: text,
  named_captures_only: flag,
});

/** Tests an expression with the patterns of the node; its steps are bounded. */
export function serveGrokTester(table: RouteTable, grok: Pick<GrokStore, 'expressions'>): void {
  const test = (call: OpenCall): GrokTested => {
    const { request, query } = call;
    if (request.method === 'GET' && !query.get('pattern'))
      throw queryViolations('GrokTesterResource.grokTest', [['arg0', query.get('pattern')]]);
    const given = argumentsOf(call, grokTest);
    const [pattern, string] = [given.text('pattern'), given.text('string')];
    const namedCapturesOnly = given.flag('named_captures_only');
    try {
      const found = compileGrok(pattern, grok.expressions(), { namedCapturesOnly }).match(string);
      const matches = [...(found ?? [])].flatMap(([name, value]) =>
        value === null ? [] : [{ name, match: captureText(value) }],
      );
      // As in Graylog, an expression that captures nothing does not match.
      return { matched: (found?.size ?? 0) > 0, matches, pattern, string };
    } catch (error) {
      if (!(error instanceof GrokError)) throw error;
      return { matched: false, matches: [], pattern, string, error_message: error.message };
    }
  };
  serve(table, api.testGrok, test);
  serve(table, api.testGrokByQuery, test);
}
