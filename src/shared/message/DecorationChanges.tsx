import { Suspense, useState } from 'react';
import styled from 'styled-components';
import type { ResultMessage } from '@/contract/search';
import { withTexts } from '@/shared/texts/load-texts';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { latePart } from '@/ui/late/late-part';

/** What decorators made of a message, on demand (A2.10); nothing where they changed nothing. */
export function DecorationChanges({ message: { decoration_stats: stats } }: { message: ResultMessage }) {
  const [shown, setShown] = useState(false);
  if (!stats || !Object.values(stats).some((fields) => Object.keys(fields ?? {}).length > 0)) return null;
  return (
    <Part>
      <div><Button variant="quiet" aria-expanded={shown} onClick={() => setShown(!shown)}>{t('message.showChanges')}</Button></div>
      {shown && <Suspense fallback={null}><ChangesTable stats={stats} /></Suspense>}
    </Part>
  );
}

const ChangesTable = latePart(withTexts(['decorators'], async () => (await import('./ChangesTable')).ChangesTable));

const Part = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
`;
