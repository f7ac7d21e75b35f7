import { Suspense, use } from 'react';
import styled from 'styled-components';
import { withTexts } from '@/shared/texts/load-texts';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { Spinner } from '@/ui/spinner/Spinner';
import type { Execution } from '@/views/execution/search-request';
import { toggleColumn } from '@/views/messages/columns/columns';
import type { Field } from './field-groups';
import type { FieldListActions } from './field-list-actions';
import { FieldWidgetsContext } from './field-widgets-context';

type FieldPanelProps = { field: Field; execution: Execution | undefined } & FieldListActions;

/** Actions of a field and its values in the result. */
export function FieldPanel({
  field,
  execution,
  columns,
  onColumnsChange,
  onQueryChange,
}: FieldPanelProps) {
  const { name } = field;
  const widgets = use(FieldWidgetsContext);
  const isColumn = columns?.includes(name) === true;
  return (
    <Panel role="gridcell">
      <Actions>
        <span>
          {onColumnsChange && (
            <Button
              variant="quiet"
              aria-pressed={isColumn}
              title={t(isColumn ? 'value.hideColumn' : 'value.showColumn', { field: name })}
              onClick={() => onColumnsChange((now) => toggleColumn(now, name))}
            >
              {t('fields.column')}
            </Button>
          )}
          <Button
            variant="quiet"
            title={t('fields.exists', { field: name })}
            onClick={() => onQueryChange({ kind: 'exists', field: name })}
          >
            {t('fields.existsShort')}
          </Button>
          <Button
            variant="quiet"
            title={t('fields.missing', { field: name })}
            onClick={() => onQueryChange({ kind: 'missing', field: name })}
          >
            {t('fields.missingShort')}
          </Button>
        </span>
        {widgets && (
          <span>
            <Button
              variant="quiet"
              title={t('fields.chartOf', { field: name })}
              onClick={() => widgets.onChart(name)}
            >
              {t('fields.chart')}
            </Button>
            {!execution && (
              <Button variant="quiet" onClick={() => widgets.onTopValues(name)}>
                {t('fields.topValues')}
              </Button>
            )}
            <Button
              variant="quiet"
              title={t('fields.compareOf', { field: name })}
              onClick={() => widgets.onCompare(name)}
            >
              {t('fields.compare')}
            </Button>
          </span>
        )}
      </Actions>
      {execution?.effectiveRange && (
        <Suspense fallback={<Spinner label={t('fields.topLoading')} />}>
          <FieldAnalysis field={field} execution={execution} onQueryChange={onQueryChange} />
        </Suspense>
      )}
    </Panel>
  );
}

const FieldAnalysis = lazyComponent(
  withTexts(['fieldStatistics'], async () => (await import('./FieldAnalysis')).FieldAnalysis),
);

const Panel = styled.div`
  padding: 0 ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.s}
    calc(${({ theme }) => theme.space.xl} + ${({ theme }) => theme.space.s});
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin-left: -${({ theme }) => theme.space.s};
  button {
    height: ${({ theme }) => theme.height.row};
    padding: 0 ${({ theme }) => theme.space.s};
    font-size: ${({ theme }) => theme.size.small};
  }
  button[aria-pressed='true'] {
    color: ${({ theme }) => theme.color.accent};
  }
`;
