import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { TextInput } from '@/ui/text-input/TextInput';

type SearchableListProps<Item> = {
  items: readonly Item[];
  /** The searchable text of an item. */
  textOf: (item: Item) => string;
  children: (found: readonly Item[]) => ReactNode;
  /** `noMatch` is shown if nothing matches, `none` if the list is empty. */
  texts: { search: string; noMatch: string; none: string };
  /** The search text and its setter, where it is kept elsewhere, for example in the address. */
  search?: readonly [text: string, set: (text: string) => void];
};

/**
 * Filters a complete list by words that must all match. Not deferred, because Enter right after the
 * last letter may choose the first match.
 */
export function SearchableList<Item>({
  items,
  textOf,
  children,
  texts,
  search,
}: SearchableListProps<Item>) {
  const own = useState('');
  const [text, setText] = search ?? own;
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const found =
    words.length === 0
      ? items
      : items.filter((item) => words.every((word) => textOf(item).toLowerCase().includes(word)));
  return (
    <Box>
      <TextInput
        type="search"
        label={texts.search}
        hideLabel
        placeholder={texts.search}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {found.length === 0 ? (
        <NoMatch role="status">{items.length > 0 ? texts.noMatch : texts.none}</NoMatch>
      ) : (
        children(found)
      )}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.s};
  min-width: 0;
`;

const NoMatch = styled.p`
  margin: 0;
  padding: ${({ theme }) => theme.space.s};
  color: ${({ theme }) => theme.color.muted};
`;
