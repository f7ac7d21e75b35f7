import styled, { keyframes } from 'styled-components';
import { Spinner } from '@/ui/spinner/Spinner';

/** Over a page that waits for something; shows only when that takes longer than 500 ms (B4.19). */
export function LoadingNotice({ label }: { label: string }) {
  return <Card><Spinner label={label} delay="none" /></Card>;
}

const appear = keyframes`to { visibility: visible; }`;

const Card = styled.div`
  display: inline-flex;
  padding: ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.m};
  border: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.base};
  background: ${({ theme }) => theme.color.raised};
  box-shadow: ${({ theme }) => theme.shadow};
  visibility: hidden;
  animation: ${appear} 0s linear 500ms forwards;
  > span { visibility: inherit; animation: none; }
`;
