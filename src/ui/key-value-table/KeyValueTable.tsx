import { useId, useRef, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { Button } from '@/ui/button/Button';
import { ConfirmDialog } from '@/ui/confirm-dialog/ConfirmDialog';
import { controlShape } from '@/ui/field/control-shape';

export type KeyValueTexts = {
  key: string;
  value: string;
  actions: string;
  add: string;
  remove: (key: string) => string;
  empty: string;
  confirmTitle: string;
  confirm: (key: string) => string;
  confirmButton: string;
  cancel: string;
  close: string;
};
type KeyValueTableProps = {
  label: string;
  pairs: Readonly<Record<string, string>>;
  texts: KeyValueTexts;
  /**
   * Resolves to whether the entry was added; the inputs keep their text until then. Without it the
   * table is read-only.
   */
  onAdd?: ((key: string, value: string) => boolean | Promise<boolean>) | undefined;
  onRemove?: ((key: string) => void) | undefined;
  /** Validates a new key; returns the error. */
  problemOf?: ((key: string) => string | undefined) | undefined;
};

/** Key-value pairs. A pair is added once both inputs are filled, and removed after confirmation. */
export function KeyValueTable({
  label,
  pairs,
  onAdd,
  onRemove,
  problemOf,
  texts,
}: KeyValueTableProps) {
  const [doomed, setDoomed] = useState<string>();
  const entries = Object.entries(pairs);
  return (
    <>
      <Table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{texts.key}</th>
            <th scope="col">{texts.value}</th>
            {onRemove && <th scope="col">{texts.actions}</th>}
          </tr>
        </thead>
        <tbody>
          {entries.length === 0 && (
            <tr>
              <td colSpan={onRemove ? 3 : 2} data-empty>
                {texts.empty}
              </td>
            </tr>
          )}
          {entries.map(([key, value]) => (
            <tr key={key}>
              <th scope="row">{key}</th>
              <td>{value}</td>
              {onRemove && (
                <td>
                  <Button
                    variant="danger"
                    aria-label={texts.remove(key)}
                    onClick={() => setDoomed(key)}
                  >
                    {texts.confirmButton}
                  </Button>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </Table>
      {onAdd && <NewPair texts={texts} onAdd={onAdd} problemOf={problemOf} />}
      {onRemove && doomed !== undefined && (
        <ConfirmDialog
          title={texts.confirmTitle}
          confirm={texts.confirmButton}
          danger
          onCancel={() => setDoomed(undefined)}
          texts={{ cancel: texts.cancel, close: texts.close }}
          onConfirm={() => {
            setDoomed(undefined);
            onRemove(doomed);
          }}
        >
          <p>{texts.confirm(doomed)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

function NewPair({
  texts,
  onAdd,
  problemOf,
}: {
  texts: KeyValueTexts;
  onAdd: NonNullable<KeyValueTableProps['onAdd']>;
  problemOf: KeyValueTableProps['problemOf'];
}) {
  const [key, setKey] = useState('');
  const [value, setValue] = useState('');
  const [busy, setBusy] = useState(false);
  const problemId = useId();
  const keyBox = useRef<HTMLInputElement>(null);
  const problem = problemOf?.(key);
  const ready = key.trim() !== '' && value.trim() !== '' && problem === undefined && !busy;
  const add = async () => {
    if (!ready) return;
    setBusy(true);
    const added = await onAdd(key.trim(), value.trim());
    setBusy(false);
    if (!added) return;
    setKey('');
    setValue('');
    keyBox.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.target instanceof HTMLButtonElement) return;
    // Enter must not submit a form around the table.
    event.preventDefault();
    void add();
  };
  return (
    <Adding onKeyDown={onKeyDown}>
      <Input
        ref={keyBox}
        aria-label={texts.key}
        placeholder={texts.key}
        spellCheck={false}
        value={key}
        {...(problem !== undefined && { 'aria-invalid': true, 'aria-describedby': problemId })}
        onChange={({ target }) => setKey(target.value)}
      />
      <Input
        aria-label={texts.value}
        placeholder={texts.value}
        value={value}
        onChange={({ target }) => setValue(target.value)}
      />
      <Button disabled={!ready} onClick={() => void add()}>
        {texts.add}
      </Button>
      {problem !== undefined && (
        <Problem id={problemId} role="alert">
          {problem}
        </Problem>
      )}
    </Adding>
  );
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  th,
  td {
    padding: ${({ theme }) => theme.space.cell};
    border-bottom: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
    text-align: start;
    overflow-wrap: anywhere;
  }
  thead th {
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.size.small};
    font-weight: ${({ theme }) => theme.weight.semibold};
  }
  tbody th {
    font-weight: ${({ theme }) => theme.weight.medium};
  }
  td:nth-child(3),
  thead th:nth-child(3) {
    width: 1%;
    text-align: end;
    white-space: nowrap;
  }
  [data-empty] {
    color: ${({ theme }) => theme.color.muted};
  }
`;

const Adding = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s};
  padding-top: ${({ theme }) => theme.space.s};
`;

const Input = styled.input`
  ${controlShape}
  flex: 1 1 ${({ theme }) => theme.width.menu};
  width: auto;
`;

const Problem = styled.small`
  flex-basis: 100%;
  color: ${({ theme }) => theme.color.danger};
`;
