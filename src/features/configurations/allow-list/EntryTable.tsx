import type { ReactNode } from 'react';
import styled from 'styled-components';
import { t } from '@/shared/texts/t';
import { VisuallyHidden } from '@/ui/visually-hidden/VisuallyHidden';

/** On small screens each row becomes a card. */
export function EntryTable({
  editable = false,
  children,
}: {
  editable?: boolean;
  children: ReactNode;
}) {
  return (
    <Table aria-label={t('configurations.section.allowList')} $editable={editable}>
      <thead>
        <tr>
          <th scope="col">#</th>
          <th scope="col">{t('controls.whitelistTitle')}</th>
          <th scope="col">{t('controls.whitelistValue')}</th>
          <th scope="col">{t('controls.whitelistType')}</th>
          {editable && (
            <th scope="col">
              <VisuallyHidden>{t('lists.actions')}</VisuallyHidden>
            </th>
          )}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </Table>
  );
}

const Table = styled.table<{ $editable: boolean }>`
  width: 100%;
  border-collapse: collapse;
  th,
  td {
    padding: ${({ theme }) => theme.space.cell};
    border-bottom: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  thead th {
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.size.small};
    font-weight: ${({ theme }) => theme.weight.semibold};
  }
  [data-number] {
    color: ${({ theme }) => theme.color.muted};
    font-variant-numeric: tabular-nums;
    ${({ theme, $editable }) => $editable && `line-height: ${theme.height.control};`}
  }
  th:first-child,
  td:first-child,
  td:last-child:has(button) {
    width: 1%;
  }
  th:nth-child(2) {
    width: 24%;
  }
  th:nth-child(4) {
    width: 13.5em;
  }
  @media (max-width: ${({ theme }) => theme.breakpoint.tableFolds}) {
    display: block;
    thead {
      position: absolute;
      width: 1em;
      height: 1em;
      overflow: hidden;
      clip-path: inset(50%);
    }
    tbody {
      display: grid;
      gap: ${({ theme }) => theme.space.s};
    }
    tr {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr) auto;
      padding: ${({ theme }) => theme.space.xs} 0;
      border-bottom: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
    }
    td {
      border: 0;
    }
    td:nth-child(3),
    td:nth-child(4) {
      grid-column: 2;
    }
    td:nth-child(5) {
      grid-area: 1 / 3;
    }
  }
`;
