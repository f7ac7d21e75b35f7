import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { CopyText } from '@/shared/copy-text/CopyText';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { detailsOf } from './describe-failure';

/**
 * Expandable details of an error with a copy button, for support. `actions` are placed before the
 * toggle.
 */
export function FailureDetails({ error, actions }: { error: unknown; actions?: ReactNode }) {
  const [open, setOpen] = useState(false);
  const details = detailsOf(error);
  return (
    <>
      <Actions>
        {actions}
        <Button variant="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? t('failure.showLess') : t('failure.showMore')}
        </Button>
        {open && <CopyText text={() => details} label={t('failure.copy')} />}
      </Actions>
      {open && <Details tabIndex={0}>{details}</Details>}
    </>
  );
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s};
`;

const Details = styled.pre`
  max-height: 40vh;
  margin: ${({ theme }) => theme.space.s} 0 0;
  padding: ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.m};
  overflow: auto;
  border: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.base};
  background: ${({ theme }) => theme.color.surface};
  color: ${({ theme }) => theme.color.text};
  font-family: ${({ theme }) => theme.font.log};
  font-size: ${({ theme }) => theme.size.small};
  text-align: start;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
