import type { FormEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';

/** The inputs for a filter value and the button that applies it. */
export function ChoiceForm({
  ready,
  onSubmit,
  children,
}: {
  ready: boolean;
  onSubmit: () => void;
  children: ReactNode;
}) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready) onSubmit();
  };
  return (
    <Fields onSubmit={submit} noValidate>
      {children}
      <Button type="submit" variant="primary" disabled={!ready}>
        {t('lists.filterApply')}
      </Button>
    </Fields>
  );
}

const Fields = styled.form`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
  padding: 0 ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.s};
`;
