import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { t } from '@/shared/texts/t';
import type { ControlProps } from '@/ui/field/control-props';
import { LineInput } from '@/ui/text-input/LineInput';
import { pickerQueries } from './queries';

/** `unchecked`: nobody could be asked; `message` is the server's where it says what is wrong. */
export type RegexValidity =
  { state: 'empty' | 'checking' | 'valid' | 'unchecked' } | { state: 'invalid'; message: string };

/** Whether the server's regular expressions, which are Java's, take this one. */
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
  /** The server took this one before: nobody is asked about it again. */ accepted?:
    string | undefined;
};

/** A regular expression of Java, checked by the server while it is typed. */
export function RegexInput({ accepted, ...props }: RegexInputProps) {
  const validity = useRegexValidity(props.value === accepted ? '' : props.value);
  // A field that is told to be wrong says so itself.
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

/** The server draws a caret below the place of the error. */
const Detail = styled.pre`
  margin: 0;
  color: ${({ theme }) => theme.color.muted};
  overflow-x: auto;
`;
