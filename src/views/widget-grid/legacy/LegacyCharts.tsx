import { useState } from 'react';
import styled from 'styled-components';
import { ulid } from 'ulid';
import { editView } from '@/domain/search/view/edit-view';
import {
  fromLegacyChart,
  readLegacyCharts,
  type LegacyChart,
} from '@/domain/search/widgets/legacy-charts';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { Notice } from '@/ui/notice/Notice';
import { useView } from '@/views/view-state/view-state-context';
import { focusWhenMounted } from '@/views/widget-controls/widget-focus';
import { loadLegacyCharts, recordMigration } from './legacy-storage';

/** Each takes half the width of the grid. */
const SIZE = { height: 4, width: 6 };

/** Offers to import charts that an older console stored in this browser. */
export function LegacyCharts({ onSettled }: { onSettled: () => void }) {
  const [charts] = useState(() => readLegacyCharts(loadLegacyCharts()));
  const { pageId, edit } = useView();
  const settle = (outcome: 'finished' | 'discarded') => {
    recordMigration(outcome);
    onSettled();
  };
  const migrate = () => {
    const created = charts.map((chart) => ({ chart, id: ulid() }));
    edit({
      type: 'document',
      apply: (whole) =>
        created.reduce(
          (document, { chart, id }, index) =>
            editView(document, pageId, {
              type: 'addWidget',
              widget: fromLegacyChart(chart, id),
              title: titleOf(chart),
              position: {
                col: 1 + (index % 2) * SIZE.width,
                row: 1 + Math.floor(index / 2) * SIZE.height,
                ...SIZE,
              },
            }),
          whole,
        ),
    });
    if (created[0]) focusWhenMounted(created[0].id);
    settle('finished');
  };
  if (charts.length === 0) return null;
  return (
    <Container data-notice>
      <Notice
        tone="info"
        title={t('widgets.legacyTitle')}
        actions={
          <>
            <Button variant="primary" onClick={migrate}>
              {t('widgets.legacyMigrate')}
            </Button>
            <Button onClick={() => settle('discarded')}>{t('widgets.legacyDiscard')}</Button>
          </>
        }
      >
        {t('widgets.legacyText', { count: charts.length, charts: charts.map(titleOf).join(', ') })}
      </Notice>
    </Container>
  );
}

const titleOf = ({ field, valuetype }: LegacyChart): string =>
  valuetype === '' ? field : t('widgets.legacyChart', { field, value: valuetype });

const Container = styled.div`
  flex: none;
`;
