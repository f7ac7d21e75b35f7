import styled from 'styled-components';

/** The page of a view: bars of their own height, and the results in what remains. */
export const PageLayout = styled.div`
  display: grid;
  grid-template-rows: auto auto minmax(0, 1fr);
  grid-template-columns: minmax(0, 1fr);
  height: 100%;
  @media print {
    display: block;
    height: auto;
  }
  @media (max-width: ${({ theme }) => theme.breakpoint.narrow}) {
    display: block;
    height: auto;
  }
`;
