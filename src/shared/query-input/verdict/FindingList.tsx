import styled from 'styled-components';
import type { ValidationErrorType } from '@/contract/query-validation';
import { documentation } from '@/shared/navigation/documentation';
import { t } from '@/shared/texts/t';
import type { Finding } from './verdict';

/** Findings of the validation, each with its position and advice. */
export function FindingList({ findings }: { findings: readonly Finding[] }) {
  return (
    <List>
      {findings.map(({ type, title, message, line, column }, index) => (
        <li key={`${index}-${message}`}>
          <Title>
            {title || t('validation.title')}
            {line !== undefined && column !== undefined && (
              <Place>{t('validation.at', { line, column: column + 1 })}</Place>
            )}
          </Title>
          <Message>{message}</Message>
          <Hint>{hintOf(type)}</Hint>
          <Help type={type} />
        </li>
      ))}
    </List>
  );
}

function hintOf(type: ValidationErrorType): string {
  switch (type) {
    case 'UNKNOWN_FIELD':
      return t('validation.hint.UNKNOWN_FIELD');
    case 'QUERY_PARSING_ERROR':
      return t('validation.hint.QUERY_PARSING_ERROR');
    case 'INVALID_OPERATOR':
      return t('validation.hint.INVALID_OPERATOR');
    case 'UNDECLARED_PARAMETER':
      return t('validation.hint.UNDECLARED_PARAMETER');
    case 'EMPTY_PARAMETER':
      return t('validation.hint.EMPTY_PARAMETER');
    case 'INVALID_VALUE_TYPE':
      return t('validation.hint.INVALID_VALUE_TYPE');
    default:
      return t('validation.hint.other');
  }
}

/** Types with a section of their own in the documentation. */
const EXPLAINED: ReadonlySet<ValidationErrorType> = new Set<ValidationErrorType>([
  'UNKNOWN_FIELD',
  'QUERY_PARSING_ERROR',
  'INVALID_OPERATOR',
  'UNDECLARED_PARAMETER',
]);

function Help({ type }: { type: ValidationErrorType }) {
  const explained = EXPLAINED.has(type);
  return (
    <Page
      href={explained ? `${documentation.queryLanguage}#ErrorTypes` : documentation.queryLanguage}
      target="_blank"
      rel="noreferrer"
    >
      {t(explained ? 'queryTools.errorDocumentation' : 'queryTools.documentation')}
    </Page>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
  max-width: ${({ theme }) => theme.width.popover};
  margin: 0;
  padding: ${({ theme }) => theme.space.m};
  list-style: none;
  overflow-wrap: anywhere;
`;

const Title = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.m};
  font-weight: ${({ theme }) => theme.weight.bold};
`;

const Place = styled.span`
  color: ${({ theme }) => theme.color.muted};
  font-weight: ${({ theme }) => theme.weight.normal};
  font-size: ${({ theme }) => theme.size.small};
`;

const Message = styled.div`
  white-space: pre-wrap;
`;

const Hint = styled.div`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
`;

const Page = styled.a`
  color: ${({ theme }) => theme.color.accent};
  font-size: ${({ theme }) => theme.size.small};
`;
