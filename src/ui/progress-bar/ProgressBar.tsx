import styled, { keyframes } from 'styled-components';

type ProgressBarProps = {
  /** Accessible name. */
  label: string;
  /** 0 to 100; undefined while the total is unknown. */
  value?: number | undefined;
  /** Shown beside the bar, such as '3 of 8 files'. */
  text?: string;
  tone?: 'accent' | 'warning' | 'danger';
};

/** The progress of a long-running task. */
export function ProgressBar({ label, value, text, tone = 'accent' }: ProgressBarProps) {
  const percent =
    value === undefined || Number.isNaN(value) ? undefined : Math.min(100, Math.max(0, value));
  return (
    <Root>
      <Track
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={text}
      >
        <Fill
          style={{ width: `${percent ?? 30}%` }}
          $tone={tone}
          $running={percent === undefined}
        />
      </Track>
      {text !== undefined && <Words aria-hidden>{text}</Words>}
    </Root>
  );
}

const run = keyframes`from { translate: -100%; } to { translate: 340%; }`;

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.s};
  width: 100%;
`;

const Track = styled.div`
  flex: 1;
  min-width: 0;
  height: ${({ theme }) => theme.space.s};
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.color.sunken};
  box-shadow: inset 0 0 0 ${({ theme }) => theme.line.hair} ${({ theme }) => theme.color.line};
  overflow: hidden;
`;

const Fill = styled.div<{ $tone: 'accent' | 'warning' | 'danger'; $running: boolean }>`
  height: 100%;
  border-radius: inherit;
  background: ${({ theme, $tone }) => theme.color[$tone]};
  animation: ${({ $running }) => ($running ? run : 'none')} 1.4s linear infinite;
  @media (prefers-reduced-motion: reduce) {
    animation: none;
    ${({ $running }) => $running && 'width: 100% !important; opacity: 0.4;'}
  }
  @media (forced-colors: active) {
    background: Highlight;
  }
`;

const Words = styled.span`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
