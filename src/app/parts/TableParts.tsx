import { useState } from 'react';
import styled from 'styled-components';
import { tableTexts } from '@/shared/entity-list/table-texts';
import { t } from '@/shared/texts/t';
import { DataTable } from '@/ui/table/DataTable';
import type { GivenWidths, TableColumn, TableSort } from '@/ui/table/table-column';
import { Specimen } from './Specimen';

type Planet = { id: string; name: string; moons: number };
const planets: Planet[] = [
  { id: 'm', name: 'Mercury', moons: 0 },
  { id: 'e', name: 'Earth', moons: 1 },
  { id: 'j', name: 'Jupiter', moons: 95 },
];
const columns: TableColumn<Planet>[] = [
  { id: 'name', title: 'Name', cell: ({ name }) => name, sortable: true, width: { weight: 2 } },
  {
    id: 'moons',
    title: 'Moons',
    cell: ({ moons }) => moons,
    sortable: true,
    align: 'end',
    width: 'number',
  },
  { id: 'note', title: 'Note', cell: () => 'A planet of the solar system' },
];
const keyOf = ({ id }: Planet) => id;
const nameOf = ({ name }: Planet) => name;
const about = ({ name }: Planet) => <p>All about {name}</p>;

export function TableParts() {
  const [sort, setSort] = useState<TableSort>({ id: 'name', direction: 'asc' });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['e']));
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set(['j']));
  const [widths, setWidths] = useState<GivenWidths>({});
  const [order, setOrder] = useState(columns.map(({ id }) => id));
  const shared = { columns, rowKey: keyOf, rowTitle: nameOf, texts: tableTexts() };
  const toggle = (key: string) =>
    setExpanded((before) =>
      before.has(key)
        ? new Set([...before].filter((one) => one !== key))
        : new Set([...before, key]),
    );

  return (
    <>
      <Specimen name="Table">
        <Full>
          <DataTable
            {...shared}
            label="Planets"
            rows={planets}
            columns={order.flatMap((id) => columns.find((column) => column.id === id) ?? [])}
            sort={sort}
            onSort={setSort}
            selected={selected}
            onSelect={setSelected}
            expanded={expanded}
            onToggle={toggle}
            renderDetails={about}
            widths={widths}
            onWidths={setWidths}
            onOrder={setOrder}
          />
        </Full>
      </Specimen>
      <Specimen name="Table, plain">
        <Full>
          <DataTable {...shared} label="Planets to read" rows={planets} />
        </Full>
      </Specimen>
      <Specimen name="Table, newer rows on their way">
        <Full>
          <DataTable {...shared} label="Old planets" rows={planets} stale />
        </Full>
      </Specimen>
      <Specimen name="Table, empty">
        <Full>
          <DataTable {...shared} label="No planets" rows={[]} empty={t('lists.noData')} />
        </Full>
      </Specimen>
    </>
  );
}

/** Gives the table a definite width: its container would otherwise be as wide as its content. */
const Full = styled.div`
  flex: 1 0 100%;
  min-width: 0;
`;
