import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { TextInput } from '@/ui/text-input/TextInput';

type SearchableListProps<Item> = {
  items: readonly Item[];
  /** What is searched in an item. */
  textOf: (item: Item) => string;
  children: (found: readonly Item[]) => ReactNode;
  /** `noMatch` stands where the words are in no item, `none` where there is none. */
  texts: { search: string; noMatch: string; none: string };
};

/**
 * Narrows a list that is here as a whole by words that must all occur; how it is shown is the
 * children's business. At once: Enter after the last letter may take the first that is found.
 */
export function SearchableList<Item>({
  items,
  textOf,
  children,
  texts,
}: SearchableListProps<Item>) {
  const [text, setText] = useState('');
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
