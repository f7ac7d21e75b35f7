import styled from 'styled-components';
import type { GrokWarning } from '@/domain/processing/grok/warnings';
import { errorText } from '@/shared/failure/error-text';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { FormField } from '@/shared/form/FormField';
import { t } from '@/shared/texts/t';
import { TextArea } from '@/ui/text-input/TextBox';
import type { GrokProblem } from './grok-job';
import type { useGrokTest } from './use-grok-test';

/** The expression with what is wrong with it. */
export function PatternField({
  test: { outcome, error, retry },
}: {
  test: ReturnType<typeof useGrokTest>;
}) {
  const problem = outcome?.problem;
  return (
    <FormField<string>
      name="pattern"
      label={t('grok.field.pattern')}
      help={t('grok.field.patternHelp')}
      required
    >
      {({ onChange, ...control }) => (
        <Root>
          <Expression
            {...control}
            spellCheck={false}
            autoComplete="off"
            aria-invalid={control['aria-invalid'] ?? (problem !== undefined || undefined)}
            onChange={({ target }) => onChange(target.value)}
          />
          <Remarks role="status">
            {/* An error of the form takes precedence. */}
            {problem && control['aria-invalid'] !== true && <Problem problem={problem} />}
            {outcome?.warnings.map((warning) => {
              const text = warningText(warning);
              return <Warning key={text}>{text}</Warning>;
            })}
          </Remarks>
          {error && (
            <FailureNotice
              error={error}
              title={t('grok.notChecked')}
              text={errorText(error)}
              retry={retry}
            />
          )}
        </Root>
      )}
    </FormField>
  );
}

function Problem({ problem }: { problem: GrokProblem }) {
  if (problem.kind === 'unknown') return <Bad>{t('grok.unknown', { name: problem.pattern })}</Bad>;
  return (
    <Invalid>
      <Bad>{t('grok.invalid')}</Bad>
      <Detail>{problem.text}</Detail>
    </Invalid>
  );
}

function warningText(warning: GrokWarning): string {
  switch (warning.kind) {
    case 'literal':
      return t('grok.literal', { text: warning.text });
    case 'unknown':
      return t('grok.unknown', { name: warning.pattern });
    case 'duplicate':
      return t('grok.duplicate', { field: warning.field });
  }
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.xs};
  min-width: 0;
`;

const Expression = styled(TextArea)`
  font-family: ${({ theme }) => theme.font.log};
  overflow-wrap: anywhere;
`;

const Remarks = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.xs};
  min-width: 0;
  font-size: ${({ theme }) => theme.size.small};
  overflow-wrap: anywhere;
  &:empty {
    display: none;
  }
`;

const Invalid = styled.div`
  min-width: 0;
`;

const Bad = styled.div`
  color: ${({ theme }) => theme.color.danger};
`;

const Warning = styled.div`
  color: ${({ theme }) => theme.color.warning};
`;

/** Monospace, because the position is marked with a caret on the next line. */
const Detail = styled.pre`
  margin: 0;
  color: ${({ theme }) => theme.color.muted};
  overflow-x: auto;
`;
