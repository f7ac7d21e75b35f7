import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { t } from '@/shared/texts/t';
import type { ControlProps } from '@/ui/field/control-props';
import { LineInput } from '@/ui/text-input/LineInput';
import { pickerQueries } from './queries';

/** `unchecked`: the check failed; `message` is the server's error text, if any. */
export type RegexValidity =
  { state: 'empty' | 'checking' | 'valid' | 'unchecked' } | { state: 'invalid'; message: string };

/** Validates a regular expression on the server, whose syntax is Java's. */
export function useRegexValidity(regex: string): RegexValidity {
  const { data, isError } = useQuery(pickerQueries.regex(regex));
  if (regex === '') return { state: 'empty' };
  if (isError) return { state: 'unchecked' };
  if (data === undefined) return { state: 'checking' };
  return data.is_valid
    ? { state: 'valid' }
    : { state: 'invalid', message: data.validation_message ?? '' };
}

type RegexInputProps = ControlProps & {
  value: string;
  onChange: (regex: string) => void;
  placeholder?: string;
  /** The stored expression, which needs no validation. */
  accepted?: string | undefined;
};

/** A Java regular expression, validated by the server while typing. */
export function RegexInput({ accepted, ...props }: RegexInputProps) {
  const validity = useRegexValidity(props.value === accepted ? '' : props.value);
  // An error passed by the form takes precedence.
  const problem =
    props['aria-invalid'] === true
      ? undefined
      : validity.state === 'invalid'
        ? t('controls.regexInvalid')
        : validity.state === 'unchecked'
          ? t('controls.regexUnchecked')
          : undefined;
  return (
    <Root>
      <LineInput
        {...props}
        monospace
        aria-invalid={props['aria-invalid'] ?? (validity.state === 'invalid' || undefined)}
      />
      <Problem role="status" $bad={validity.state === 'invalid'}>
        {problem}
        {validity.state === 'invalid' && validity.message !== '' && (
          <Detail>{validity.message}</Detail>
        )}
      </Problem>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  min-width: 0;
`;

const Problem = styled.div<{ $bad: boolean }>`
  color: ${({ theme, $bad }) => ($bad ? theme.color.danger : theme.color.muted)};
  font-size: ${({ theme }) => theme.size.small};
  overflow-wrap: anywhere;
  &:not(:empty) {
    margin-top: ${({ theme }) => theme.space.xs};
  }
`;

/** Monospace, because the server marks the position with a caret on the next line. */
const Detail = styled.pre`
  margin: 0;
  color: ${({ theme }) => theme.color.muted};
  overflow-x: auto;
`;
