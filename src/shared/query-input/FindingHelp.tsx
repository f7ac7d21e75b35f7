import styled from 'styled-components';
import type { ValidationErrorType } from '@/contract/query-validation';
import { t } from '@/shared/texts/t';

const LANGUAGE = 'https://go2docs.graylog.org/5-1/making_sense_of_your_log_data/writing_search_queries.html';
/** These have a place of their own there (A8.4). */
const EXPLAINED: ReadonlySet<ValidationErrorType> = new Set<ValidationErrorType>(['UNKNOWN_FIELD', 'QUERY_PARSING_ERROR', 'INVALID_OPERATOR', 'UNDECLARED_PARAMETER']);

export function FindingHelp({ type }: { type: ValidationErrorType }) {
  const explained = EXPLAINED.has(type);
  return <Page href={explained ? `${LANGUAGE}#ErrorTypes` : LANGUAGE} target="_blank" rel="noreferrer">{t(explained ? 'queryTools.errorDocumentation' : 'queryTools.documentation')}</Page>;
}

const Page = styled.a`
  color: ${({ theme }) => theme.color.accent};
  font-size: ${({ theme }) => theme.size.small};
`;
