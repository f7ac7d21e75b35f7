import { useId } from 'react';
import styled from 'styled-components';

export type PageSizeTexts = { label: string; rows: (size: number) => string };

/** Choice of the page size. A size from the URL that is not on offer is added. */
export function PageSize({
  size,
  sizes,
  onSize,
  texts,
}: {
  size: number;
  sizes: readonly number[];
  onSize: (size: number) => void;
  texts: PageSizeTexts;
}) {
  const id = useId();
  return (
    <Box>
      <label htmlFor={id}>{texts.label}</label>
      <select id={id} value={size} onChange={({ target }) => onSize(Number(target.value))}>
        {[...new Set([...sizes, size])]
          .sort((a, b) => a - b)
          .map((one) => (
            <option key={one} value={one}>
              {texts.rows(one)}
            </option>
          ))}
      </select>
    </Box>
  );
}

const Box = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  select {
    field-sizing: content;
    height: ${({ theme }) => theme.height.row};
    padding-block: 0;
    padding-inline: ${({ theme }) => theme.space.xs} calc(1em + 2 * ${({ theme }) => theme.space.s});
    border: 0;
    border-radius: ${({ theme }) => theme.radius.base};
    background-color: transparent;
    color: ${({ theme }) => theme.color.text};
    font: inherit;
    cursor: pointer;
    &:hover {
      background-color: ${({ theme }) => theme.color.hover};
    }
    @media (pointer: coarse) {
      height: ${({ theme }) => theme.height.touch};
      font-size: ${({ theme }) => theme.size.touch};
    }
  }
  option {
    background: ${({ theme }) => theme.color.raised};
  }
`;
