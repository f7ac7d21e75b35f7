import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { renderPart } from '@test/rendering/render-part';
import { keyValueTexts, pageSizeTexts, paginationTexts, searchTexts } from './list-texts';
import { SortableItems } from './SortableItems';
import { loadTexts } from '@/shared/texts/load-texts';
import { KeyValueTable } from '@/ui/key-value-table/KeyValueTable';
import { PaginatedList } from '@/ui/list/PaginatedList';
import { SearchableList } from '@/ui/list/SearchableList';

beforeAll(() => loadTexts(['lists']));

const names = Array.from({ length: 12 }, (_, n) => `Stream ${n + 1}`);
const paged = (items: readonly string[]) => (
  <PaginatedList
    label="Streams"
    items={items}
    keyOf={(name) => name}
    render={(name) => name}
    empty="No items to display"
    texts={{ pages: paginationTexts(), size: pageSizeTexts() }}
  />
);
const shown = () =>
  within(screen.getByRole('list', { name: 'Streams' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('shows five at a time, then as many as one wants from the first page on', async () => {
  const { actor } = renderPart(paged(names));
  expect(shown()).toEqual(names.slice(0, 5));
  await actor.click(screen.getByRole('button', { name: 'Page 3' }));
  expect(shown()).toEqual(names.slice(10));
  await actor.selectOptions(screen.getByLabelText('Show'), '10 Rows');
  expect(shown()).toEqual(names.slice(0, 10));
  expect(screen.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
});

it('stays on a page that exists when items go, and without pages where one is enough', async () => {
  const { actor, rerender } = renderPart(paged(names));
  await actor.click(screen.getByRole('button', { name: 'Next page' }));
  await actor.click(screen.getByRole('button', { name: 'Next page' }));
  rerender(paged(names.slice(0, 7)));
  expect(shown()).toEqual(['Stream 6', 'Stream 7']);
  rerender(paged(names.slice(0, 3)));
  await waitFor(() => expect(screen.queryByRole('navigation')).toBeNull());
  rerender(paged([]));
  expect(screen.getByText('No items to display')).toBeVisible();
});

it('narrows a list to what holds all words', async () => {
  const { actor } = renderPart(
    <SearchableList items={names} textOf={(name) => name} texts={searchTexts()}>
      {paged}
    </SearchableList>,
  );
  await actor.type(screen.getByRole('searchbox', { name: 'Search' }), '12 stream');
  await waitFor(() => expect(shown()).toEqual(['Stream 12']));
  await actor.type(screen.getByRole('searchbox', { name: 'Search' }), ' nothing');
  expect(await screen.findByText('Filter does not match any data.')).toBeVisible();
});

it('adds a pair once it has both, and removes one after a question', async () => {
  function Page() {
    const [pairs, setPairs] = useState<Record<string, string>>({ host: 'a' });
    return (
      <KeyValueTable
        label="Properties"
        pairs={pairs}
        texts={keyValueTexts()}
        problemOf={(key) => (key === '!' ? 'Not this' : undefined)}
        onAdd={(key, value) => {
          setPairs({ ...pairs, [key]: value });
          return true;
        }}
        onRemove={(gone) =>
          setPairs(Object.fromEntries(Object.entries(pairs).filter(([key]) => key !== gone)))
        }
      />
    );
  }
  const { actor } = renderPart(<Page />);
  const add = screen.getByRole('button', { name: 'Add' });
  expect(add).toBeDisabled();
  await actor.type(screen.getByRole('textbox', { name: 'Key' }), '!');
  expect(screen.getByRole('textbox', { name: 'Key' })).toHaveAccessibleDescription('Not this');
  await actor.type(screen.getByRole('textbox', { name: 'Key' }), '{Backspace}port');
  expect(add).toBeDisabled();
  await actor.type(screen.getByRole('textbox', { name: 'Value' }), '25{Enter}');
  expect(screen.getByRole('row', { name: /port 25/ })).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Delete property host' }));
  const dialog = screen.getByRole('dialog', { name: 'Delete property' });
  expect(dialog).toHaveTextContent("Are you sure you want to delete property 'host'?");
  await actor.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /host/ })).toBeNull());
});

it('orders items by the arrows on their handles, and says where they are', async () => {
  function Page() {
    const [items, setItems] = useState(
      ['One', 'Two', 'Three'].map((title) => ({ id: title, title })),
    );
    return <SortableItems label="Order" items={items} onOrder={setItems} />;
  }
  const { actor } = renderPart(<Page />);
  screen.getByRole('button', { name: 'Move One with the arrow keys' }).focus();
  await actor.keyboard('{ArrowDown}');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Two',
    'One',
    'Three',
  ]);
  expect(screen.getByText('One is at position 2 of 3')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Move One/ })).toHaveFocus();
  await actor.keyboard('{End}{ArrowDown}');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Two',
    'Three',
    'One',
  ]);
});
