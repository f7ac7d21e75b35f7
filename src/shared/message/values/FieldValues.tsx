import { useDeferredValue, useMemo, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { ownValue, type Fields } from '@/domain/exact';
import { instantText, isInstantValue } from '@/domain/format/instants/instant-value';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { TextInput } from '@/ui/text-input/TextInput';
import { fieldNames } from '../facts/message-facts';
import type { MarkedRange } from '../text/LogText';
import { valueText } from '../text/value-text';
import { FieldValueRow } from './FieldValueRow';
import type { FieldActions, Whole } from './value-actions';

/** Fields per batch, as messages can have thousands. */
const BATCH = 200;
/** Messages with more fields get a search box. */
const SEARCH_FROM = 24;

type FieldValuesProps = {
  fields: Fields;
  /** The server's highlight ranges by field. */
  marks: Readonly<Record<string, readonly MarkedRange[]>> | undefined;
  raw: boolean;
  zone: string;
  actions: FieldActions;
  whole: Whole;
};

/**
 * The fields of a message as one tab stop: arrow keys move between fields, Tab goes to the actions
 * of the current one.
 */
export function FieldValues({ fields, marks, raw, zone, actions, whole }: FieldValuesProps) {
  const names = useMemo(() => fieldNames(fields), [fields]);
  const [find, setFind] = useState('');
  const filter = useDeferredValue(find.trim().toLowerCase());
  const found = useMemo(
    () => (filter === '' ? names : names.filter((name) => matches(name, fields, zone, filter))),
    [names, fields, zone, filter],
  );
  const [batches, setBatches] = useState(1);
  const [active, setActive] = useState(0);
  const shown = found.slice(0, batches * BATCH);
  const rest = found.length - shown.length;
  // The server returns ranges for all fields of a message or for none.
  const hasServerMarks = marks !== undefined && Object.keys(marks).length > 0;

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    const item =
      event.target instanceof HTMLElement
        ? event.target.closest<HTMLElement>('[data-field]')
        : null;
    if (step === undefined || !item || event.target !== item) return;
    const next = step > 0 ? item.nextElementSibling : item.previousElementSibling;
    if (next instanceof HTMLElement) next.focus();
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <>
      {names.length > SEARCH_FROM && (
        <Find>
          <TextInput
            label={t('message.findField')}
            placeholder={t('message.findField')}
            hideLabel
            type="search"
            value={find}
            onChange={(event) => setFind(event.target.value)}
          />
        </Find>
      )}
      {found.length === 0 && <p>{t('message.noFieldFound')}</p>}
      <List role="list" aria-label={t('message.fields')} onKeyDown={move}>
        {shown.map((name, index) => (
          <FieldValueRow
            key={name}
            name={name}
            value={fields[name] ?? null}
            fields={fields}
            raw={raw}
            zone={zone}
            marks={hasServerMarks ? ((marks && ownValue(marks, name)) ?? NO_MARKS) : undefined}
            index={index}
            active={index === active}
            onActivate={setActive}
            actions={actions}
            whole={whole}
          />
        ))}
      </List>
      {rest > 0 && (
        <Button onClick={() => setBatches(batches + 1)}>
          {t('message.moreFields', { count: Math.min(rest, BATCH) })}
        </Button>
      )}
    </>
  );
}

const NO_MARKS: readonly MarkedRange[] = [];

function matches(name: string, fields: Fields, zone: string, filter: string): boolean {
  const value = fields[name];
  return (
    name.toLowerCase().includes(filter) ||
    valueText(value).toLowerCase().includes(filter) ||
    (isInstantValue(name, value) && instantText(value, zone).includes(filter))
  );
}

const Find = styled.div`
  max-width: ${({ theme }) => theme.width.sheet};
`;

const List = styled.div`
  display: grid;
  /* At most two columns, so that values have room. */
  grid-template-columns: repeat(
    auto-fill,
    minmax(min(100%, max(34%, ${({ theme }) => theme.width.fieldValue})), 1fr)
  );
  background: ${({ theme }) => theme.color.surface};
  border: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.large};
  overflow: clip;
`;
