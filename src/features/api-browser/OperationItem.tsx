import { useId } from 'react';
import styled from 'styled-components';
import type { ApiDocument } from '@/contract/api-document';
import { plainButton } from '@/ui/button/plain-button';
import { Chip, type ChipTone } from '@/ui/chip/Chip';
import { markedText } from './marked-text';
import type { Operation } from './operations';
import { TryOperation } from './TryOperation';

const TONES: Readonly<Record<Operation['method'], ChipTone>> = {
  GET: 'info',
  POST: 'success',
  PUT: 'warning',
  DELETE: 'danger',
};

export function OperationItem({
  operation,
  document,
  open,
  onToggle,
}: {
  operation: Operation;
  document: ApiDocument;
  open: boolean;
  onToggle: () => void;
}) {
  const id = useId();
  const { method, path, summary } = operation;
  return (
    <Item>
      <Head type="button" aria-expanded={open} aria-controls={id} onClick={onToggle}>
        <Verb tone={TONES[method]}>{method}</Verb>
        <Path>{path}</Path>
        {summary !== undefined && <Summary lang="en">{markedText(summary)}</Summary>}
      </Head>
      <div id={id}>{open && <TryOperation operation={operation} document={document} />}</div>
    </Item>
  );
}

const Item = styled.li`
  content-visibility: auto;
  contain-intrinsic-size: auto 2.5rem;
  & + & {
    border-top: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
  }
`;
const Head = styled.button`
  ${plainButton}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.s};
  width: 100%;
  padding: ${({ theme }) => theme.space.s};
  text-align: start;
  &:hover {
    background: ${({ theme }) => theme.color.hover};
  }
`;
const Verb = styled(Chip)`
  justify-content: center;
  min-width: 4.5rem;
  font-weight: 600;
`;
const Path = styled.code`
  font-family: ${({ theme }) => theme.font.log};
  overflow-wrap: anywhere;
`;
const Summary = styled.span`
  color: ${({ theme }) => theme.color.muted};
`;
