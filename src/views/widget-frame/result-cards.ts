import styled from 'styled-components';

/** The cards of the results, shared with their skeleton. */
export const HistogramCard = styled.section`
  flex: none;
  container-type: inline-size;
  min-width: 0;
  padding: ${({ theme }) => `${theme.space.xs} ${theme.space.m}`};
  background: ${({ theme }) => theme.color.surface};
  border: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.large};
  > footer {
    padding: 0;
  }
`;

export const HistogramHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${({ theme }) => theme.space.s};
  min-height: ${({ theme }) => theme.height.control};
  @container (width < ${({ theme }) => theme.breakpoint.tableFolds}) {
    > div:has(ul) {
      order: 2;
      width: 100%;
      margin: 0;
    }
  }
`;

/** Fixed height of the chart, to avoid layout shifts. */
export const HistogramBody = styled.div`
  min-height: ${({ theme }) => theme.height.chart};
`;

export const TableCard = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;
  flex: 1 1 auto;
  min-height: ${({ theme }) => theme.height.leastTable};
  height: 100%;
  /*
   * Bounded by the viewport: in a page that grows with it, a table would never be full and load
   * forever.
   */
  max-height: 100dvh;
  background: ${({ theme }) => theme.color.surface};
  border: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.large};
  overflow: hidden;
  @media (max-width: ${({ theme }) => theme.breakpoint.narrow}) {
    height: 88dvh;
  }
`;

export const TableCardHead = styled.header`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 0 ${({ theme }) => theme.space.xs};
  min-height: ${({ theme }) => theme.height.controlLarge};
  padding: 0 ${({ theme }) => theme.space.xs} 0 ${({ theme }) => theme.space.m};
  border-bottom: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
  h2 {
    white-space: nowrap;
    margin-right: ${({ theme }) => theme.space.xs};
  }
  button[aria-pressed='true'] {
    background: ${({ theme }) => theme.color.accentSoft};
    color: ${({ theme }) => theme.color.accent};
  }
`;
