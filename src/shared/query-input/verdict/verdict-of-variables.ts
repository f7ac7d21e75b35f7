import { parametersIn } from '@/domain/query/variables/parameters';
import { withoutComments } from '@/domain/query/syntax/comments';
import { lineAndColumn } from '@/domain/query/syntax/syntax-error';
import { t } from '@/shared/texts/t';
import { markOf } from './marks';
import type { QueryVariable } from '../completion/variables';
import type { Finding, Verdict } from './verdict';

/**
 * The verdict on a query with variables. Servers do not know them, so findings about the text of a
 * declared one are left out, and those that are not declared are added.
 */
export function withVariables(
  verdict: Verdict,
  query: string,
  variables: readonly QueryVariable[],
): Verdict {
  const parameters = parametersIn(withoutComments(query));
  if (parameters.length === 0) return verdict;
  const names = new Set(variables.map(({ name }) => name));
  const declared = parameters.filter(({ name }) => names.has(name));
  const concerns = (finding: Finding) => {
    if (!ABOUT_TEXTS.has(finding.type)) return false;
    const mark = markOf(finding, query);
    return declared.some(({ name, span }) =>
      mark
        ? mark.start < span.end && span.start < mark.end
        : `${finding.field} ${finding.message}`.includes(`$${name}$`),
    );
  };
  const kept = verdict.findings.filter((finding) => !concerns(finding));
  const findings = [
    ...kept,
    ...parameters
      .filter(({ name }) => !names.has(name))
      .map(({ name, span }): Finding => {
        const [begin, end] = [lineAndColumn(query, span.start), lineAndColumn(query, span.end)];
        return {
          type: 'UNDECLARED_PARAMETER',
          title: t('variables.undeclaredTitle'),
          message: t('variables.undeclared', { name }),
          line: begin.line,
          column: begin.column,
          endLine: end.line,
          endColumn: end.column,
        };
      }),
  ];
  return {
    ...verdict,
    status: verdict.status === 'ERROR' ? 'ERROR' : findings.length > 0 ? 'WARNING' : 'OK',
    findings,
    unknownFields: new Set(
      findings.flatMap(({ type, field }) =>
        type === 'UNKNOWN_FIELD' && field !== undefined ? [field] : [],
      ),
    ),
  };
}

/** Findings about the text of a value or of a field name. */
const ABOUT_TEXTS: ReadonlySet<Finding['type']> = new Set<Finding['type']>([
  'UNKNOWN_FIELD',
  'INVALID_VALUE_TYPE',
  'UNDECLARED_PARAMETER',
]);
