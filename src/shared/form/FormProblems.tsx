import { useLayoutEffect, useRef, useState } from 'react';
import equal from 'react-fast-compare';
import styled from 'styled-components';
import { isNoAnswer } from '@/api/errors';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { failureTexts } from '@/shared/failure/failure-texts';
import { t } from '@/shared/texts/t';
import { plainButton } from '@/ui/button/plain-button';
import { Notice } from '@/ui/notice/Notice';
import { conflictLabel } from './conflict-text';
import { DeletedNotice } from './DeletedNotice';
import { ConflictChoice } from './FieldConflict';
import { useFormState, type FormConflict } from './form-context';
import { fieldAround, focusField, labelOf } from './form-elements';

/** The heading of an error, and the sentence with its reason; the reason alone by default. */
export type FailedTexts = {
  failedTitle?: string | undefined;
  failedText?: ((reason: string) => string) | undefined;
};

/**
 * Why the last submit failed: links to invalid fields, errors of fields that are not shown, and the
 * server's message. A single invalid field shows its own error instead.
 */
export function FormProblems({ failedTitle, failedText }: FailedTexts) {
  const { attempt, errorOf, otherErrors, failure, conflicts, deleted } = useFormState();
  const wrong = attempt.fields.flatMap((field) => {
    const problem = errorOf(field.name);
    return problem === undefined ? [] : [{ ...field, problem }];
  });
  const reason = failedTitle === undefined ? '' : failureTexts(failure).words.join('\n');
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
      {conflicts.length > 0 && <Conflicts conflicts={conflicts} />}
      {deleted && <DeletedNotice createAgain={deleted.createAgain} />}
      <FailureNotice
        // Said beside the button, where it also tells when the server is back.
        error={isNoAnswer(failure) ? null : failure}
        {...(failedTitle !== undefined && {
          title: failedTitle,
          text: failedText ? failedText(reason) : reason,
        })}
      />
    </Region>
  );
}

/**
 * Names the fields that were changed elsewhere as well. Those that are not shown at the moment are
 * decided here; a single one that is shown has its choice at the field only.
 */
function Conflicts({ conflicts }: { conflicts: readonly FormConflict[] }) {
  const root = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Readonly<Record<string, string>>>({});
  // Which fields are shown is known only once they are.
  useLayoutEffect(() => {
    const found = [...(root.current?.closest('form')?.querySelectorAll('[data-at-field]') ?? [])];
    const labels = Object.fromEntries(
      found.map((one) => [
        one.getAttribute('data-at-field') ?? '',
        labelOf(fieldAround(one) ?? one),
      ]),
    );
    setShown((before) => (equal(before, labels) ? before : labels));
  }, [conflicts]);
  const hidden = conflicts.filter(({ key }) => shown[key] === undefined);
  const atFields = conflicts.filter(({ key }) => shown[key] !== undefined);
  return (
    <div ref={root}>
      {(hidden.length > 0 || atFields.length > 1) && (
        <Notice
          tone="warning"
          title={t(
            conflicts.every(({ isOwn }) => isOwn) ? 'forms.conflictsOwn' : 'forms.conflicts',
            { count: conflicts.length },
          )}
        >
          <Words>{t('forms.conflictsLead')}</Words>
          {atFields.length > 0 && (
            <List>
              {atFields.map(({ key }) => (
                <li key={key}>
                  <Jump
                    type="button"
                    onClick={({ currentTarget }) =>
                      currentTarget.form
                        ?.querySelector<HTMLElement>(`[data-conflict="${CSS.escape(key)}"]`)
                        ?.focus()
                    }
                  >
                    {shown[key]}
                  </Jump>
                </li>
              ))}
            </List>
          )}
          {hidden.map((conflict) => {
            const label = conflictLabel(conflict);
            return <ConflictChoice key={conflict.key} {...{ conflict, label }} heading={label} />;
          })}
        </Notice>
      )}
    </div>
  );
}

const Region = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.s};
  &:empty,
  &:not(:has(> :not(:empty))) {
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
