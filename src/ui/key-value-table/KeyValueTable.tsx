import { useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { Button } from '@/ui/button/Button';
import { ConfirmDialog } from '@/ui/confirm-dialog/ConfirmDialog';
import { controlShape } from '@/ui/field/control-shape';

export type KeyValueTexts = { key: string; value: string; actions: string; add: string; remove: (key: string) => string; empty: string; confirmTitle: string; confirm: (key: string) => string; confirmButton: string; cancel: string; close: string };
type KeyValueTableProps = { label: string; pairs: Readonly<Record<string, string>>; /** Without it the table only shows. */ onChange?: ((pairs: Record<string, string>) => void) | undefined; texts: KeyValueTexts };

/** Named values; one is added once it has both, and goes only after a question (B5.9). */
export function KeyValueTable({ label, pairs, onChange, texts }: KeyValueTableProps) {
  const [doomed, setDoomed] = useState<string>();
  const entries = Object.entries(pairs);
  return (
    <>
      <Table aria-label={label}>
        <thead><tr><th scope="col">{texts.key}</th><th scope="col">{texts.value}</th>{onChange && <th scope="col">{texts.actions}</th>}</tr></thead>
        <tbody>
          {entries.length === 0 && <tr><td colSpan={onChange ? 3 : 2} data-empty>{texts.empty}</td></tr>}
          {entries.map(([key, value]) => (
            <tr key={key}>
              <th scope="row">{key}</th>
              <td>{value}</td>
              {onChange && <td><Button variant="danger" aria-label={texts.remove(key)} onClick={() => setDoomed(key)}>{texts.confirmButton}</Button></td>}
            </tr>
          ))}
        </tbody>
      </Table>
      {onChange && <NewPair texts={texts} onAdd={(key, value) => onChange({ ...pairs, [key]: value })} />}
      {onChange && doomed !== undefined && (
        <ConfirmDialog
          title={texts.confirmTitle} confirm={texts.confirmButton} danger onCancel={() => setDoomed(undefined)} texts={{ cancel: texts.cancel, close: texts.close }}
          onConfirm={() => { setDoomed(undefined); onChange(Object.fromEntries(entries.filter(([key]) => key !== doomed))); }}
        >
          <p>{texts.confirm(doomed)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

function NewPair({ texts, onAdd }: { texts: KeyValueTexts; onAdd: (key: string, value: string) => void }) {
  const [key, setKey] = useState('');
  const [value, setValue] = useState('');
  const ready = key.trim() !== '' && value.trim() !== '';
  const add = () => {
    if (!ready) return;
    onAdd(key.trim(), value.trim());
    setKey('');
    setValue('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.target instanceof HTMLButtonElement) return;
    // A form around this table must not be sent by it.
    event.preventDefault();
    add();
  };
  return (
    <Adding onKeyDown={onKeyDown}>
      <Input aria-label={texts.key} placeholder={texts.key} value={key} onChange={({ target }) => setKey(target.value)} />
      <Input aria-label={texts.value} placeholder={texts.value} value={value} onChange={({ target }) => setValue(target.value)} />
      <Button disabled={!ready} onClick={add}>{texts.add}</Button>
    </Adding>
  );
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  th, td { padding: ${({ theme }) => theme.space.cell}; border-bottom: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line}; text-align: start; overflow-wrap: anywhere; }
  thead th { color: ${({ theme }) => theme.color.muted}; font-size: ${({ theme }) => theme.size.small}; font-weight: ${({ theme }) => theme.weight.semibold}; }
  tbody th { font-weight: ${({ theme }) => theme.weight.medium}; }
  td:nth-child(3), thead th:nth-child(3) { width: 1%; text-align: end; white-space: nowrap; }
  [data-empty] { color: ${({ theme }) => theme.color.muted}; }
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
