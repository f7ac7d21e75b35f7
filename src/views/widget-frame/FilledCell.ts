import styled from 'styled-components';

/** Stretches a card to its grid cell, which is otherwise as tall as its content. */
export const FilledCell = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
  > section {
    flex: 1;
    min-height: 0;
  }
  &[data-chart] {
    --chart-height: 100%;
  }
  &[data-chart] > section {
    display: flex;
    flex-direction: column;
  }
  &[data-chart] > section > header + * {
    flex: 1;
    min-height: 0;
  }
`;
