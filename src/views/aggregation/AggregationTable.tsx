import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { formatInstant } from '@/domain/format/instant';
import { formatCount } from '@/domain/format/number';
import { markOf } from '@/domain/search/drill-down/mark';
import { formatResult } from '@/domain/search/formatting/format-value';
import { formattingOf } from '@/domain/search/formatting/formatting';
import { useGroupText } from '@/shared/message/values/use-group-text';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { fieldsOf, shapeOf, type AggregationViewProps } from './data/aggregation-view';
import { GroupValue } from './GroupValue';
import { formatsOf } from './data/metric-formats';
import { pivotTable, type PivotColumn } from './data/pivot-table';

/** A few hundred rows lay out without a noticeable delay; the rest is rendered on request. */
const FIRST_ROWS = 250;

/** Groups and metrics as rows and columns; each group value can be searched for. */
export function AggregationTable({ result, config, range, zone }: AggregationViewProps) {
  const table = useMemo(() => pivotTable(result, shapeOf(config)), [result, config]);
  const [rows, setRows] = useState(FIRST_ROWS);
  const fields = fieldsOf(config.rowPivots);
  const columnFields = fieldsOf(config.columnPivots);
  const formatOf = useMemo(() => formatsOf(config), [config]);
  const textOf = useGroupText(zone, formattingOf(config).labels);
  const left = table.rows.length - rows;
  return (
    <Scroll tabIndex={0} role="group" aria-label={t('widgets.table')}>
      <Table>
        <thead>
          {config.columnPivots.length > 0 && (
            <tr>
              {fields.length > 0 && <td colSpan={fields.length} />}
              {groupsOf(table.columns).map(({ group, span }) => (
                <th key={JSON.stringify(group)} colSpan={span} scope="colgroup">
                  {group.length === 0
                    ? t('widgets.allGroups')
                    : group
                        .map((value, i) => textOf(columnFields[i]?.field ?? '', value))
                        .join(' · ')}
                </th>
              ))}
            </tr>
          )}
          <tr>
            {fields.map(({ field }, i) => (
              <th key={`${i} ${field}`} scope="col" data-key>
                {field}
              </th>
            ))}
            {table.columns.map(({ group, series }) => (
              <th key={JSON.stringify([group, series])} scope="col">
                {series}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.slice(0, rows).map(({ keys, values }) => (
            <tr key={JSON.stringify(keys)}>
              {fields.map(({ field, isTime }, i) => (
                <th key={`${i} ${field}`} scope="row" data-key>
                  <GroupValue
                    mark={markOf(config, range, { row: keys.slice(0, i + 1) })}
                    text={
                      isTime ? formatInstant(keys[i] ?? '', { zone }) : textOf(field, keys[i] ?? '')
                    }
                  />
                </th>
              ))}
              {values.map((value, i) => (
                <td key={i}>{formatResult(value, formatOf(table.columns[i]?.series ?? ''))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      {left > 0 && (
        <More>
          <Button onClick={() => setRows(rows * 4)}>
            {t('widgets.moreRows', { count: left, rows: formatCount(left) })}
          </Button>
        </More>
      )}
    </Scroll>
  );
}

/** Adjacent columns of the same column group share one heading. */
function groupsOf(columns: readonly PivotColumn[]): { group: readonly string[]; span: number }[] {
  const groups: { group: readonly string[]; span: number }[] = [];
  for (const { group } of columns) {
    const last = groups.at(-1);
    if (last && JSON.stringify(last.group) === JSON.stringify(group)) last.span += 1;
    else groups.push({ group, span: 1 });
  }
  return groups;
}

const Scroll = styled.div`
  height: 100%;
  overflow: auto;
`;

const More = styled.div`
  padding: ${({ theme }) => theme.space.s};
  text-align: center;
`;

const Table = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${({ theme }) => theme.size.small};
  th,
  td {
    padding: ${({ theme }) => `${theme.space.xs} ${theme.space.s}`};
    border-bottom: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
    text-align: end;
    white-space: nowrap;
  }
  td,
  tbody th {
    font-family: ${({ theme }) => theme.font.log};
    font-variant-numeric: tabular-nums;
    font-weight: ${({ theme }) => theme.weight.normal};
  }
  [data-key] {
    max-width: 40ch;
    overflow: hidden;
    text-align: start;
    text-overflow: ellipsis;
  }
  thead th {
    color: ${({ theme }) => theme.color.muted};
    font-weight: ${({ theme }) => theme.weight.medium};
  }
  thead {
    position: sticky;
    top: 0;
    z-index: 1;
    background: ${({ theme }) => theme.color.surface};
  }
  tbody tr:hover > * {
    background: ${({ theme }) => theme.color.hover};
  }
`;
