import styled from 'styled-components';
import type { ResultMessage } from '@/contract/search';
import type { FieldValue } from '@/domain/exact';
import { t } from '@/shared/texts/t';
import { LogText } from './text/LogText';
import { valueText } from './text/value-text';

type Stats = NonNullable<ResultMessage['decoration_stats']>;
type Change = {
  field: string;
  kind: string;
  before: FieldValue | undefined;
  after: FieldValue | undefined;
};

/** The fields that decorators added, changed or removed, with their original values. */
export function ChangesTable({ stats }: { stats: Stats }) {
  return (
    <Table aria-label={t('decorators.changes')}>
      <thead>
        <tr>
          <th scope="col">{t('decorators.field')}</th>
          <th scope="col" />
          <th scope="col">{t('decorators.before')}</th>
          <th scope="col">{t('decorators.after')}</th>
        </tr>
      </thead>
      <tbody>
        {changesOf(stats).map(({ field, kind, before, after }) => (
          <tr key={field}>
            <th scope="row">
              <LogText text={field} />
            </th>
            <td>{kind}</td>
            <td>
              <LogText text={valueText(before)} />
            </td>
            <td>
              <LogText text={valueText(after)} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function changesOf({
  added_fields: added,
  changed_fields: changed,
  removed_fields: removed,
}: Stats): Change[] {
  return [
    ...Object.entries(added ?? {}).map(([field, after]) => ({
      field,
      kind: t('decorators.added'),
      before: undefined,
      after,
    })),
    ...Object.entries(changed ?? {}).map(([field, change]) => ({
      field,
      kind: t('decorators.changed'),
      before: memberOf(change, 'before'),
      after: memberOf(change, 'after'),
    })),
    ...Object.entries(removed ?? {}).map(([field, before]) => ({
      field,
      kind: t('decorators.removed'),
      before,
      after: undefined,
    })),
  ];
}

const memberOf = (change: FieldValue, name: 'before' | 'after'): FieldValue | undefined =>
  typeof change === 'object' && change !== null
    ? (change as { readonly [key: string]: FieldValue })[name]
    : undefined;

const Table = styled.table`
  border-collapse: collapse;
  background: ${({ theme }) => theme.color.surface};
  font-size: ${({ theme }) => theme.size.small};
  th,
  td {
    padding: ${({ theme }) => `${theme.space.xs} ${theme.space.s}`};
    border: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  th {
    color: ${({ theme }) => theme.color.muted};
    font-weight: ${({ theme }) => theme.weight.medium};
  }
  td {
    font-family: ${({ theme }) => theme.font.log};
    white-space: pre-wrap;
  }
  /* Headings do not wrap on small screens; values and field names break anywhere. */
  thead th,
  td:nth-child(2) {
    overflow-wrap: normal;
    font-family: inherit;
  }
  tbody th {
    min-width: 9ch;
  }
`;
