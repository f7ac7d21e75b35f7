import LoaderCircle from 'lucide-react/icons/loader-circle';
import styled, { keyframes } from 'styled-components';

/** Shows that something is under way; invisible for its first 500 ms (B4.19), so that quick answers do not flicker. */
export function Spinner({ label }: { label: string }) {
  return (
    <Root role="status">
      <LoaderCircle aria-hidden size="1.15em" />
      <span>{label}</span>
    </Root>
  );
}

const appear = keyframes`to { visibility: visible; }`;
const turn = keyframes`to { transform: rotate(1turn); }`;

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.s};
  color: ${({ theme }) => theme.color.muted};
  visibility: hidden;
  animation: ${appear} 0s linear 500ms forwards;
  svg { animation: ${turn} 900ms linear infinite; }
  @media (prefers-reduced-motion: reduce) { svg { animation: none; } }
`;
