import styled from 'styled-components';
import { t } from '@/shared/texts/t';

/** The logo: three rows of a log, the middle one highlighted. */
export function Brand() {
  return (
    <Name>
      <Sign viewBox="0 0 18 18" aria-hidden>
        <rect width="18" height="18" rx="5" />
        <path d="M4.5 5.5h6M4.5 9h9M4.5 12.5h4" />
      </Sign>
      <span>{t('app.name')}</span>
    </Name>
  );
}

const Name = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.s};
  color: ${({ theme }) => theme.color.text};
  font-size: ${({ theme }) => theme.size.large};
  font-weight: ${({ theme }) => theme.weight.bold};
  letter-spacing: -0.01em;
  white-space: nowrap;
  @media (max-width: ${({ theme }) => theme.breakpoint.smallest}) {
    > span {
      display: none;
    }
  }
`;

const Sign = styled.svg`
  width: 1.3em;
  height: 1.3em;
  rect {
    fill: ${({ theme }) => theme.color.accent};
  }
  path {
    fill: none;
    stroke: ${({ theme }) => theme.color.onAccent};
    stroke-width: 1.6;
    stroke-linecap: round;
  }
`;
