import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import type { WhitelistEntry } from '@/contract/url-whitelist';
import { SelectField, TextField } from '@/shared/form/fields';
import { useFormState } from '@/shared/form/form-context';
import { FormField } from '@/shared/form/FormField';
import { RegexInput } from '@/shared/pickers/RegexInput';
import { entryId } from '@/shared/pickers/whitelist-entry';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { IconButton } from '@/ui/button/IconButton';
import { LineInput } from '@/ui/text-input/LineInput';
import { EntryTable } from './EntryTable';

/**
 * Edits the entries that the form holds under `name`; unchanged expressions of `before` are not
 * validated again.
 */
export function EntryRows({ name, before }: { name: string; before: readonly WhitelistEntry[] }) {
  const form = useFormState();
  const add = useRef<HTMLButtonElement>(null);
  const [added, setAdded] = useState<string>();
  const entries = form.valueOf(name) as readonly WhitelistEntry[];
  const set = (next: readonly WhitelistEntry[]) => form.setValue(name, next);
  const grow = () => {
    const entry: WhitelistEntry = { id: entryId(), type: 'literal', title: '', value: '' };
    setAdded(entry.id);
    set([...entries, entry]);
  };
  const remove = (gone: number) => {
    set(entries.filter((_, index) => index !== gone));
    add.current?.focus();
  };
  return (
    <Rows>
      <EntryTable editable>
        {entries.map((entry, index) => (
          <EntryRow
            key={entry.id || index}
            name={`${name}.${index}`}
            number={index + 1}
            entry={entry}
            accepted={before.find(({ id, type }) => id === entry.id && type === 'regex')?.value}
            isNew={entry.id === added}
            onRemove={() => remove(index)}
          />
        ))}
      </EntryTable>
      {entries.length === 0 && <Empty>{t('configurations.allowListEmpty')}</Empty>}
      <div>
        <Button ref={add} icon={<Plus aria-hidden size="1.1em" />} onClick={grow}>
          {t('configurations.addEntry')}
        </Button>
      </div>
    </Rows>
  );
}

type EntryRowProps = {
  name: string;
  number: number;
  entry: WhitelistEntry;
  accepted: string | undefined;
  isNew: boolean;
  onRemove: () => void;
};

function EntryRow({ name, number, entry, accepted, isNew, onRemove }: EntryRowProps) {
  const types = [
    { value: 'literal', label: t('controls.whitelistLiteral') },
    { value: 'regex', label: t('controls.whitelistRegex') },
  ] as const;
  return (
    <tr>
      <td data-number>{number}</td>
      <td>
        <TextField
          name={`${name}.title`}
          label={t('configurations.entryTitle', { number })}
          hideLabel
          autoComplete="off"
          placeholder={t('controls.whitelistTitle')}
          {...(isNew && { autoFocus: true })}
        />
      </td>
      <td>
        <FormField<string>
          name={`${name}.value`}
          label={t('configurations.entryValue', { number })}
          hideLabel
        >
          {(control) =>
            entry.type === 'regex' ? (
              <RegexInput
                {...control}
                accepted={accepted}
                placeholder="^https://example\.org/.*$"
              />
            ) : (
              <LineInput
                {...control}
                monospace
                inputMode="url"
                autoComplete="off"
                placeholder="https://"
              />
            )
          }
        </FormField>
      </td>
      <td>
        <SelectField
          name={`${name}.type`}
          label={t('configurations.entryType', { number })}
          hideLabel
          options={types}
        />
      </td>
      <td>
        <IconButton
          label={t('configurations.removeEntry', { title: entry.title || `${number}` })}
          icon={<X aria-hidden size="1.1em" />}
          onClick={onRemove}
        />
      </td>
    </tr>
  );
}

const Rows = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.s};
  min-width: 0;
`;

const Empty = styled.p`
  margin: 0;
  color: ${({ theme }) => theme.color.muted};
`;
