import styled from 'styled-components';
import type { ValidationErrorType } from '@/contract/query-validation';
import { documentation } from '@/shared/navigation/documentation';
import { t } from '@/shared/texts/t';

/** These have a place of their own there (A8.4). */
const EXPLAINED: ReadonlySet<ValidationErrorType> = new Set<ValidationErrorType>(['UNKNOWN_FIELD', 'QUERY_PARSING_ERROR', 'INVALID_OPERATOR', 'UNDECLARED_PARAMETER']);

export function FindingHelp({ type }: { type: ValidationErrorType }) {
  const explained = EXPLAINED.has(type);
  return <Page href={explained ? `${documentation.queryLanguage}#ErrorTypes` : documentation.queryLanguage} target="_blank" rel="noreferrer">{t(explained ? 'queryTools.errorDocumentation' : 'queryTools.documentation')}</Page>;
}

const Page = styled.a`
  color: ${({ theme }) => theme.color.accent};
  font-size: ${({ theme }) => theme.size.small};
`;
