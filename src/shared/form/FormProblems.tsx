import styled from 'styled-components';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { failureTexts } from '@/shared/failure/failure-texts';
import { t } from '@/shared/texts/t';
import { plainButton } from '@/ui/button/plain-button';
import { Notice } from '@/ui/notice/Notice';
import { useFormState } from './form-context';
import { focusField } from './form-elements';

/**
 * Why the last submit failed: links to invalid fields, errors of fields that are not shown, and the
 * server's message. A single invalid field shows its own error instead.
 */
export function FormProblems({ failedTitle }: { failedTitle?: string | undefined }) {
  const { attempt, errorOf, otherErrors, failure } = useFormState();
  const wrong = attempt.fields.flatMap((field) => {
    const problem = errorOf(field.name);
    return problem === undefined ? [] : [{ ...field, problem }];
  });
  const lists = wrong.length > 1 || (wrong.length === 1 && otherErrors.length > 0);
  return (
    <Region data-form-problems tabIndex={-1}>
      {otherErrors.length > 0 && (
        <Notice tone="danger" title={t('forms.refused')}>
          {otherErrors.map((text) => (
            <Words key={text}>{text}</Words>
          ))}
        </Notice>
      )}
      {lists && (
        <Notice tone="danger" title={t('forms.problems', { count: wrong.length })}>
          <List>
            {wrong.map(({ name, label, problem }) => (
              <li key={name}>
                <Jump
                  type="button"
                  onClick={({ currentTarget }) =>
                    currentTarget.form && focusField(currentTarget.form, name)
                  }
                >
                  {t('forms.problem', { label, problem })}
                </Jump>
              </li>
            ))}
          </List>
        </Notice>
      )}
      <FailureNotice
        error={failure}
        {...(failedTitle !== undefined && {
          title: failedTitle,
          text: failureTexts(failure).words.join('\n'),
        })}
      />
    </Region>
  );
}

const Region = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.s};
  &:empty {
    display: none;
  }
  &:focus {
    outline: none;
  }
`;

const Words = styled.p`
  margin: 0;
  white-space: pre-line;
`;

const List = styled.ul`
  margin: 0;
  padding-inline-start: ${({ theme }) => theme.space.l};
`;

const Jump = styled.button`
  ${plainButton}
  /* Aligns the list marker with the first line. */
  vertical-align: top;
  text-align: start;
  text-decoration: underline;
  overflow-wrap: anywhere;
`;
