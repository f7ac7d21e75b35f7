import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { conflictText } from './conflict-text';
import { useFormState, type FormConflict } from './form-context';

type TextOf = ((value: unknown) => string) | undefined;

/** Asks which version to keep, if the value of a field was changed elsewhere as well. */
export function FieldConflict({
  name,
  label,
  textOf,
}: {
  name: string;
  label: ReactNode;
  textOf?: TextOf;
}) {
  const conflict = useFormState().conflicts.find((one) => one.name === name);
  return (
    conflict && (
      <Below data-at-field={conflict.key}>
        <ConflictChoice
          conflict={conflict}
          heading={t(conflict.isOwn ? 'forms.conflictOwn' : 'forms.conflict')}
          label={typeof label === 'string' ? label : name}
          textOf={textOf}
        />
      </Below>
    )
  );
}

/** Both versions of a value, and the choice between them. */
export function ConflictChoice({
  conflict,
  heading,
  label,
  textOf,
}: {
  conflict: FormConflict;
  heading: string;
  label: string;
  textOf?: TextOf;
}) {
  const { decide } = useFormState();
  const id = useId();
  const version = (title: string, value: unknown) => (
    <>
      <dt>{title}</dt>
      <dd>{conflictText(conflict, value, textOf)}</dd>
    </>
  );
  return (
    <Choice
      role="group"
      aria-label={t(conflict.isOwn ? 'forms.conflictOfOwn' : 'forms.conflictOf', { label })}
      aria-describedby={`${id}-versions`}
      tabIndex={-1}
      data-conflict={conflict.key}
    >
      <strong>{heading}</strong>
      <Versions id={`${id}-versions`}>
        {version(t('forms.mine'), conflict.mine)}
        {version(t(conflict.isOwn ? 'forms.theirsOwn' : 'forms.theirs'), conflict.theirs)}
      </Versions>
      <Buttons>
        <Button onClick={() => decide(conflict, 'mine')}>{t('forms.keepMine')}</Button>
        <Button onClick={() => decide(conflict, 'theirs')}>
          {t(conflict.isOwn ? 'forms.takeTheirsOwn' : 'forms.takeTheirs')}
        </Button>
      </Buttons>
    </Choice>
  );
}

const Below = styled.div`
  margin-top: ${({ theme }) => theme.space.xs};
`;

const Choice = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
  min-width: 0;
  padding: ${({ theme }) => `${theme.space.s} ${theme.space.m}`};
  border: ${({ theme }) =>
    `${theme.line.hair} solid color-mix(in srgb, ${theme.color.warning} 30%, transparent)`};
  border-radius: ${({ theme }) => theme.radius.base};
  background: ${({ theme }) => theme.color.warningSoft};
  overflow-wrap: anywhere;
`;

const Versions = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${({ theme }) => `${theme.space.hair} ${theme.space.m}`};
  margin: 0;
  dt {
    color: ${({ theme }) => theme.color.muted};
  }
  dd {
    max-height: 10em;
    margin: 0;
    overflow: auto;
    white-space: pre-wrap;
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s};
`;
