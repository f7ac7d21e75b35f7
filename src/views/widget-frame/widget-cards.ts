import styled from 'styled-components';

/** A widget card that fills its grid cell. */
export const WidgetCard = styled.section`
  display: flex;
  flex-direction: column;
  height: 100%;
  min-width: 0;
  background: ${({ theme }) => theme.color.surface};
  border: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.large};
  overflow: hidden;
`;

export const WidgetHead = styled.header`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  container-type: inline-size;
  gap: 0 ${({ theme }) => theme.space.xs};
  min-height: ${({ theme }) => theme.height.controlLarge};
  padding: 0 ${({ theme }) => theme.space.xs} 0 ${({ theme }) => theme.space.m};
  h2 {
    flex: 1 1 0;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
