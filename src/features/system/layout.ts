import styled from 'styled-components';

export const SystemPage = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.l};
  width: min(${({ theme }) => theme.width.page}, 100%);
  margin: 0 auto;
  padding: ${({ theme }) => theme.space.l} ${({ theme }) => theme.space.l}
    ${({ theme }) => theme.space.xxl};
  > * {
    min-width: 0;
  }
`;

/** As many columns as fit. */
export const Parts = styled.div`
  display: grid;
  grid-template-columns: repeat(
    auto-fit,
    minmax(min(100%, ${({ theme }) => theme.width.fieldValue}), 1fr)
  );
  gap: ${({ theme }) => theme.space.l};
`;

export const PlainList = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    min-width: 0;
    padding: ${({ theme }) => theme.space.s} 0;
    border-top: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
  }
  > li:first-child {
    padding-top: 0;
    border-top: 0;
  }
  > li:last-child {
    padding-bottom: 0;
  }
`;

/** Ids, names of metrics and other text that users compare letter by letter. */
export const Code = styled.span`
  font-family: ${({ theme }) => theme.font.log};
  font-size: ${({ theme }) => theme.size.log};
  overflow-wrap: anywhere;
`;
