import { nodeText, type NodeText } from '@/domain/node-text/node-text';
import type {
  ValidationErrorType,
  ValidationExplanation,
  ValidationResponse,
} from '@/contract/query-validation';
import { walk } from '@/domain/query/fields';
import { leadingWildcards, openRanges } from '@/domain/query/restrictions';
import { parametersIn } from '@/domain/query/variables/parameters';
import { lineAndColumn, QuerySyntaxError } from '@/domain/query/syntax/syntax-error';
import type { QueryNode, Span } from '@/domain/query/syntax/tree';
import { addressesOf, encodedAddress } from '../../field-values/address';
import { dateFormatOf, parseDateMath } from '../../field-values/date-text';
import { ConditionError } from '../../messages/regexp/condition-error';
import { parseRegexp } from '../../messages/regexp/parser';
import { readQuery } from '../scope/scope';

/**
 * The type of a field in the API (`long`, `float`, `date`, `string` …); undefined for unknown
 * fields.
 */
export type FieldTypes = (name: string) => string | undefined;

type Finding = {
  type: ValidationErrorType;
  text: NodeText;
  span: Span | undefined;
  property?: string;
};

/** Finding the line of each takes as long as the text. */
const MOST_FINDINGS = 100;

const TITLES: Partial<Record<ValidationErrorType, string>> = {
  QUERY_PARSING_ERROR: 'Query parsing error',
  UNKNOWN_FIELD: 'Unknown field',
  INVALID_OPERATOR: 'Invalid operator',
  INVALID_VALUE_TYPE: 'Invalid value type',
  UNDECLARED_PARAMETER: 'Undeclared parameter',
};

export type ValidationRules = {
  typeOf: FieldTypes;
  /** Whether terms may begin with `*` or `?`. */
  leadingWildcards: boolean;
  /**
   * The names of declared parameters. Without any, `$name$` is a plain term, as in Graylog Open.
   */
  parameters: readonly string[];
};

/**
 * Validates a query. Errors prevent its execution, warnings do not. As in Graylog, an open range
 * such as `[* TO 2]` is reported as an error without a position, although it can be executed.
 */
export function validateQuery(text: string, rules: ValidationRules): ValidationResponse {
  try {
    const tree = readQuery(text);
    const errors = unusable(tree, text, rules);
    if (errors.length > 0)
      return { status: 'ERROR', explanations: errors.map((finding) => explain(finding, text)) };
    const findings = [
      ...firstFindings(tree, text, rules.typeOf),
      ...undeclared(text, new Set(rules.parameters)),
    ].slice(0, MOST_FINDINGS);
    if (findings.length === 0) return { status: 'OK' };
    return { status: 'WARNING', explanations: findings.map((finding) => explain(finding, text)) };
  } catch (error) {
    if (error instanceof QuerySyntaxError)
      return { status: 'ERROR', explanations: [explainSyntax(error)] };
    if (error instanceof ConditionError)
      return {
        status: 'ERROR',
        explanations: [
          explain({ type: 'QUERY_PARSING_ERROR', text: error.text, span: undefined }, text),
        ],
      };
    throw error;
  }
}

/** The first construct that is valid but rejected. */
function unusable(tree: QueryNode, text: string, rules: ValidationRules): Finding[] {
  const refuse = (found: NodeText, span?: Span): Finding => ({
    type: 'QUERY_PARSING_ERROR',
    text: found,
    span,
  });
  const [leading] = rules.leadingWildcards ? [] : leadingWildcards(tree);
  if (leading) return [refuse(nodeText('node.query.leadingWildcard'), leading.span)];
  const [open] = openRanges(tree, text);
  if (open)
    return [refuse(nodeText('node.query.openRange', { range: text.slice(open.start, open.end) }))];
  for (const node of walk(tree)) {
    const reason = node.kind === 'regexp' ? regexpProblem(node.pattern) : undefined;
    if (reason !== undefined) return [refuse(reason, node.span)];
  }
  return [];
}

function regexpProblem(pattern: string): NodeText | undefined {
  try {
    parseRegexp(pattern);
    return undefined;
  } catch (error) {
    if (error instanceof ConditionError)
      return {
        ...error.text,
        message: `Cannot parse query, cause: ${error.message}`,
      };
    throw error;
  }
}

function undeclared(text: string, declared: ReadonlySet<string>): Finding[] {
  if (declared.size === 0) return [];
  return parametersIn(text)
    .filter(({ name }) => !declared.has(name))
    .map(({ name, span }) => ({
      type: 'UNDECLARED_PARAMETER',
      text: nodeText('node.query.undeclaredParameter', { name }),
      span,
      property: name,
    }));
}

/** The text of a query syntax error. */
export const syntaxText = ({ reason, message, values }: QuerySyntaxError): NodeText => ({
  message: `Cannot parse query, cause: ${message}`,
  code: `node.query.${reason}`,
  values,
});

function explainSyntax(error: QuerySyntaxError): ValidationExplanation {
  const {
    line: begin_line,
    column: begin_column,
    endLine: end_line,
    endColumn: end_column,
  } = error;
  return {
    error_type: 'QUERY_PARSING_ERROR',
    begin_line,
    begin_column,
    end_line,
    end_column,
    error_title: 'Query parsing error',
    ...explained(syntaxText(error)),
  };
}

const explained = ({ message, ...coded }: NodeText) => ({ error_message: message, ...coded });

function explain(
  { type, text: found, span, property }: Finding,
  text: string,
): ValidationExplanation {
  const begin = span && lineAndColumn(text, span.start);
  const end = span && lineAndColumn(text, span.end);
  return {
    error_type: type,
    ...(begin &&
      end && {
        begin_line: begin.line,
        begin_column: begin.column,
        end_line: end.line,
        end_column: end.column,
      }),
    error_title: TITLES[type] ?? type,
    ...explained(found),
    ...(property !== undefined && { related_property: property }),
  };
}

function firstFindings(tree: QueryNode, text: string, typeOf: FieldTypes): Finding[] {
  const findings: Finding[] = [];
  for (const node of walk(tree)) {
    findings.push(
      ...unknownField(node, text, typeOf),
      ...operatorsInLowerCase(node).slice(0, MOST_FINDINGS),
      ...wrongValue(node, typeOf).slice(0, MOST_FINDINGS),
    );
    if (findings.length >= MOST_FINDINGS) break;
  }
  return findings;
}

function unknownField(node: QueryNode, text: string, typeOf: FieldTypes): Finding[] {
  const name = node.kind === 'exists' ? node.name : node.kind === 'all' ? undefined : node.field;
  const span =
    node.kind === 'exists' ? node.nameSpan : node.kind === 'all' ? undefined : node.fieldSpan;
  // An inherited field name is reported once, at the group that has it.
  if (name === undefined || span === undefined || name === '_id' || typeOf(name) !== undefined)
    return [];
  const written = text.slice(span.start, span.end);
  if (node.kind === 'exists' && /[*?]/.test(written)) return [];
  // Graylog reports no position for escaped names.
  return [
    {
      type: 'UNKNOWN_FIELD',
      text: nodeText('node.query.unknownField', { field: name }),
      span: written === name ? span : undefined,
      property: name,
    },
  ];
}

function operatorsInLowerCase(node: QueryNode): Finding[] {
  if (node.kind !== 'text') return [];
  return node.words.flatMap((word, index): Finding[] => {
    if (!/^(and|or|not)$/.test(word)) return [];
    return [
      {
        type: 'INVALID_OPERATOR',
        text: nodeText('node.query.lowercaseOperator', { word }),
        span: node.wordSpans?.[index],
        property: word,
      },
    ];
  });
}

function wrongValue(node: QueryNode, typeOf: FieldTypes): Finding[] {
  if (node.kind !== 'text' && node.kind !== 'phrase' && node.kind !== 'range') return [];
  const { field } = node;
  const type = field === undefined ? undefined : typeOf(field);
  if (field === undefined || type === undefined) return [];
  const refuse = (value: string, span: Span): Finding[] =>
    fits(type, value, field) ||
    (type === 'ip' && node.kind !== 'range' && addressesOf(value) !== undefined)
      ? []
      : [
          {
            type: 'INVALID_VALUE_TYPE',
            text: nodeText('node.query.wrongValue', { field, type, value }),
            span,
          },
        ];
  if (node.kind === 'phrase')
    return refuse(node.text, {
      start: node.fieldSpan ? node.fieldSpan.end + 1 : node.span.start,
      end: node.span.end,
    });
  if (node.kind === 'text')
    return node.words.flatMap((word, index) => refuse(word, node.wordSpans?.[index] ?? node.span));
  return [node.lower, node.upper].flatMap((bound) => (bound ? refuse(bound.text, node.span) : []));
}

function fits(type: string, value: string, field: string): boolean {
  switch (type) {
    case 'long':
    case 'int':
    case 'integer':
    case 'short':
    case 'byte':
      return /^[+-]?\d+$/.test(value);
    case 'double':
    case 'float':
      return value.trim() !== '' && Number.isFinite(Number(value));
    case 'ip':
      return encodedAddress(value) !== undefined;
    case 'date':
      return parseDateMath(value, dateFormatOf(field), 0, false) !== undefined;
    default:
      return true;
  }
}
