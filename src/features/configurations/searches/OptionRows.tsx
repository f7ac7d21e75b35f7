import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { durationSeconds } from '@/domain/time-range/iso-duration';
import { TextField } from '@/shared/form/fields';
import { useFormState } from '@/shared/form/form-context';
import { FormField } from '@/shared/form/FormField';
import { SortableItems } from '@/shared/lists/SortableItems';
import { t } from '@/shared/texts/t';
import { presetLabel } from '@/shared/time-range-picker/range-label';
import { Button } from '@/ui/button/Button';
import { IconButton } from '@/ui/button/IconButton';
import { DurationInput } from '@/ui/duration-input/DurationInput';
import { Quiet } from '../setting/Setting';
import { secondsOf, withDuration, type OptionRow } from './duration-options';

const isDuration = (iso: string) => durationSeconds(iso) !== undefined;
const newRow = (rows: readonly OptionRow[]): OptionRow => ({
  id: `new ${1 + Math.max(0, ...rows.map(({ id }) => Number(/^new (\d+)$/.exec(id)?.[1] ?? 0)))}`,
  iso: '',
  label: '',
});

type OptionRowsProps = {
  name: string;
  label: string;
  help: string;
  /** Options without labels of their own. */
  unlabelled?: boolean;
};

/** Edits a list of durations with labels. The form holds an `OptionRow[]` under `name`. */
export function OptionRows({ name, label, help, unlabelled = false }: OptionRowsProps) {
  const form = useFormState();
  const add = useRef<HTMLButtonElement>(null);
  const [added, setAdded] = useState<string>();
  const rows = form.valueOf(name) as readonly OptionRow[];
  const set = (next: readonly OptionRow[]) => form.setValue(name, next);
  const grow = () => {
    const row = newRow(rows);
    setAdded(row.id);
    set([...rows, row]);
  };
  const remove = (id: string) => {
    set(rows.filter((row) => row.id !== id));
    // The focused button is about to disappear.
    add.current?.focus();
  };
  return (
    <Rows>
      <Quiet>{help}</Quiet>
      <SortableItems
        label={label}
        items={rows.map((row, index) => ({
          id: row.id,
          title: titleOf(row, unlabelled),
          row,
          index,
        }))}
        onOrder={(items) => set(items.map(({ row }) => row))}
        render={({ row, index, title }) => (
          <Line>
            <FormField<string>
              name={`${name}.${index}.iso`}
              label={t('configurations.duration', { number: index + 1 })}
              hideLabel
              required
            >
              {(control) => (
                <DurationInput
                  {...control}
                  onChange={(iso) =>
                    set(rows.map((one) => (one.id === row.id ? withDuration(one, iso) : one)))
                  }
                  isValid={isDuration}
                  problem={t('controls.durationNeeded')}
                  placeholder="PT15M"
                  {...(row.id === added && { autoFocus: true })}
                />
              )}
            </FormField>
            {unlabelled ? (
              <Words>{row.iso !== '' && suggestedLabel(row)}</Words>
            ) : (
              <TextField
                name={`${name}.${index}.label`}
                label={t('configurations.labelOf', { number: index + 1 })}
                hideLabel
                autoComplete="off"
                placeholder={suggestedLabel(row)}
              />
            )}
            <IconButton
              label={t('configurations.removeOption', { title })}
              icon={<X aria-hidden size="1.1em" />}
              onClick={() => remove(row.id)}
            />
          </Line>
        )}
      />
      <div>
        <Button ref={add} icon={<Plus aria-hidden size="1.1em" />} onClick={grow}>
          {t('configurations.addOption')}
        </Button>
      </div>
    </Rows>
  );
}

/** The label that is used when none is given. */
function suggestedLabel(row: OptionRow): string {
  const seconds = secondsOf(row);
  return seconds === undefined ? t('configurations.optionLabel') : presetLabel({ seconds });
}

const titleOf = (row: OptionRow, unlabelled: boolean) =>
  (!unlabelled && row.label) ||
  (row.iso === '' ? t('configurations.newOption') : suggestedLabel(row));

const Rows = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.s};
  min-width: 0;
`;

const Words = styled.span`
  align-self: center;
  color: ${({ theme }) => theme.color.muted};
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr) auto;
  align-items: start;
  gap: ${({ theme }) => theme.space.s};
  padding: ${({ theme }) => theme.space.hair} 0;
`;
