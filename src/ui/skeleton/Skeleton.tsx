import styled from 'styled-components';

/** Placeholder of a text that is loading; sizes are CSS lengths of the final layout. */
export function Skeleton({ width = '100%', height = '1em' }: { width?: string; height?: string }) {
  return <Bar aria-hidden data-skeleton style={{ width, height }} />;
}

const Bar = styled.span`
  display: inline-block;
  border-radius: ${({ theme }) => theme.radius.small};
  background: color-mix(in srgb, ${({ theme }) => theme.color.line} 60%, transparent);
  vertical-align: middle;
`;
