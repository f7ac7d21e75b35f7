import LoaderCircle from 'lucide-react/icons/loader-circle';
import styled, { keyframes } from 'styled-components';

type Delay = 'none' | 'short' | 'long';

/** A loading indicator that stays invisible at first, so that fast responses do not flicker. */
export function Spinner({ label, delay = 'short' }: { label: string; delay?: Delay }) {
  return (
    <Root role="status" $delay={delay}>
      <LoaderCircle aria-hidden size="1.15em" />
      <span>{label}</span>
    </Root>
  );
}

/** Parts of a page show the spinner sooner than a whole page. */
const delays = { none: '0ms', short: '200ms', long: '500ms' } satisfies Record<Delay, string>;

const appear = keyframes`to { visibility: visible; }`;
const turn = keyframes`to { transform: rotate(1turn); }`;

const Root = styled.span<{ $delay: Delay }>`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.s};
  color: ${({ theme }) => theme.color.muted};
  visibility: hidden;
  animation: ${appear} 0s linear ${({ $delay }) => delays[$delay]} forwards;
  svg {
    animation: ${turn} 900ms linear infinite;
  }
  @media (prefers-reduced-motion: reduce) {
    svg {
      animation: none;
    }
  }
`;
