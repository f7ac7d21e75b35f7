import type {
  ValidationErrorType,
  ValidationExplanation,
  ValidationResponse,
  ValidationStatus,
} from '@/contract/query-validation';
import { withoutComments } from '@/domain/query/syntax/comments';
import { parseQuery } from '@/domain/query/syntax/parser';
import { QuerySyntaxError, lineAndColumn } from '@/domain/query/syntax/syntax-error';
import { serverText } from '@/shared/texts/server-text';
import { t, textIfLoaded } from '@/shared/texts/t';

export type Finding = {
  type: ValidationErrorType;
  title: string;
  message: string;
  line?: number;
  column?: number;
  endLine?: number;
  endColumn?: number;
  field?: string;
};
/** `known` is false until the server has validated exactly this text. */
export type Verdict = {
  status: ValidationStatus;
  known: boolean;
  findings: readonly Finding[];
  unknownFields: ReadonlySet<string>;
};

export const NO_VERDICT: Verdict = {
  status: 'OK',
  known: false,
  findings: [],
  unknownFields: new Set(),
};

/**
 * The findings for a query: those of the local parser immediately, those of the server once they
 * arrive.
 */
export function verdictOf(query: string, answer: ValidationResponse | null | undefined): Verdict {
  if (withoutComments(query).trim() === '') return { ...NO_VERDICT, known: true };
  if (!answer) return readHere(query);
  const findings = withoutRepeats(
    (answer.explanations ?? []).map((explanation) => placed(explanation, query)),
  );
  const fields = findings.flatMap(({ type, field }) =>
    type === 'UNKNOWN_FIELD' && field !== undefined ? [field] : [],
  );
  return {
    status: stumbled(answer, query) ? 'WARNING' : answer.status,
    known: true,
    findings,
    unknownFields: new Set(fields),
  };
}

/**
 * Graylog's validation fails on open ranges such as `[* TO 3]`, which its search accepts; such
 * errors have no position. If the local parser accepts the query, the error is shown but does not
 * block the search.
 */
function stumbled({ status, explanations = [] }: ValidationResponse, query: string): boolean {
  return (
    status === 'ERROR' &&
    explanations.length > 0 &&
    explanations.every(({ begin_line }) => begin_line === undefined) &&
    readHere(query).status === 'OK'
  );
}

/** Local findings are hints: only errors of the server block a search. */
function readHere(query: string): Verdict {
  const read = withoutComments(query);
  try {
    parseQuery(read);
    return NO_VERDICT;
  } catch (error) {
    if (!(error instanceof QuerySyntaxError)) throw error;
    const { line, column } = lineAndColumn(read, error.position);
    const finding: Finding = {
      type: 'QUERY_PARSING_ERROR',
      title: t('validation.syntaxTitle'),
      message: serverText({
        message: error.message,
        code: `node.query.${error.reason}`,
        values: error.values,
      }),
      line,
      column,
      endLine: error.endLine,
      endColumn: error.endColumn,
    };
    return { ...NO_VERDICT, status: 'ERROR', findings: [finding] };
  }
}

function findingOf({
  error_type,
  error_title,
  error_message,
  code,
  values,
  begin_line,
  begin_column,
  end_line,
  end_column,
  related_property,
}: ValidationExplanation): Finding {
  return {
    type: error_type,
    title: textIfLoaded(`serverText.title.${error_type}`) ?? error_title ?? '',
    message: serverText({ message: error_message, code, values }),
    ...(begin_line !== undefined && { line: begin_line }),
    ...(begin_column !== undefined && { column: begin_column }),
    ...(end_line !== undefined && { endLine: end_line }),
    ...(end_column !== undefined && { endColumn: end_column }),
    ...(related_property !== undefined && { field: related_property }),
  };
}

/** Messages of Lucene's parser, which list its tokens. The local parser gives a readable reason. */
const LUCENE = /\b(Encountered|Was expecting|Lexical error)\b/;

/**
 * For a syntax error the server marks everything up to where parsing stopped. Use the position in
 * its message instead, or the one the local parser finds.
 */
function placed(explanation: ValidationExplanation, query: string): Finding {
  const finding = findingOf(explanation);
  if (finding.type !== 'QUERY_PARSING_ERROR' || finding.line !== 1 || finding.column !== 0)
    return finding;
  const { line: _line, column: _column, ...nowhere } = finding;
  const said = placeInText(explanation.error_message, query);
  const [here] = readHere(query).findings;
  if (here && LUCENE.test(explanation.error_message)) finding.message = here.message;
  if (said && (said.line !== here?.line || said.column !== here.column))
    return { type: finding.type, title: finding.title, message: finding.message, ...said };
  return here ? { ...here, title: finding.title, message: finding.message } : nowhere;
}

/**
 * The position named in an error message, within the query. Lucene counts columns from 0, except for
 * input that is not a token at all.
 */
function placeInText(message: string, query: string): { line: number; column: number } | undefined {
  const [, row, written] = /line (\d+), column (\d+)/.exec(message) ?? [];
  const line = Number(row);
  const column = Number(written) - (/: Encountered/.test(message) ? 0 : 1);
  return column >= 0 && column < (query.split('\n')[line - 1]?.length ?? 0)
    ? { line, column }
    : undefined;
}

/** Unknown fields are reported once, even if used repeatedly. */
function withoutRepeats(findings: readonly Finding[]): Finding[] {
  const seen = new Set<string>();
  return findings.filter(({ type, field }) => {
    if (type !== 'UNKNOWN_FIELD' || field === undefined) return true;
    const isNew = !seen.has(field);
    seen.add(field);
    return isNew;
  });
}
