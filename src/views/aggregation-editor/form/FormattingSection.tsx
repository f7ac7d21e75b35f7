import styled from 'styled-components';
import type { MetricItem } from '@/domain/search/aggregation/form';
import { metricName } from '@/domain/search/aggregation/form-choices';
import { formattingParts } from '@/domain/search/aggregation/formatting-form';
import {
  GHOST_WINDOWS,
  MAX_DECIMALS,
  UNITS,
  type GhostWindow,
  type Unit,
} from '@/domain/search/formatting/formatting';
import { t } from '@/shared/texts/t';
import { Checkbox } from '@/ui/checkbox/Checkbox';
import { Field } from '@/ui/field/Field';
import { NativeSelect } from '@/ui/select/NativeSelect';
import { useEditor } from './editor-context';
import { ghostChoice, unitName } from '@/views/aggregation/form-texts';
import { ReferenceLines, Thresholds, ValueLabels } from './FormattingLists';
import { Row, Section } from './Section';

/** How the values are shown; all but the earlier windows is visible without another search. */
export function FormattingSection() {
  const { form, step } = useEditor();
  const { formatting, metrics } = form;
  const parts = formattingParts(form);
  const option = (name: 'cellBars' | 'sparkline' | 'stackedAreas', label: string) =>
    parts[name] && (
      <Checkbox
        label={label}
        checked={formatting[name]}
        onChange={({ target }) => step({ type: 'display', changes: { [name]: target.checked } })}
      />
    );
  return (
    <Section title={t('editor.formatting')}>
      {metrics
        .filter((metric) => metricName(metric) !== '')
        .map((metric) => (
          <MetricFormat key={metric.key} metric={metric} hasThresholds={parts.thresholds} />
        ))}
      {option('cellBars', t('editor.cellBars'))}
      {option('stackedAreas', t('editor.stackedAreas'))}
      {option('sparkline', t('editor.sparkline'))}
      {parts.labels && <ValueLabels />}
      {parts.referenceLines && <ReferenceLines />}
      {parts.ghosts && <EarlierWindows />}
    </Section>
  );
}

function MetricFormat({ metric, hasThresholds }: { metric: MetricItem; hasThresholds: boolean }) {
  const { step } = useEditor();
  const { key, format } = metric;
  const name = metricName(metric);
  return (
    <Group role="group" aria-label={t('editor.formatOf', { name })}>
      <Name>{name}</Name>
      <Row>
        <Field label={t('editor.unit')}>
          {(control) => (
            <NativeSelect
              {...control}
              options={UNITS.map((unit) => ({ value: unit, label: unitName(unit) }))}
              value={format.unit}
              onChange={(unit: Unit) => step({ type: 'metricFormat', key, changes: { unit } })}
            />
          )}
        </Field>
        <Field label={t('editor.decimals')}>
          {(control) => (
            <NativeSelect
              {...control}
              options={[
                { value: '', label: t('editor.automatic') },
                ...Array.from({ length: MAX_DECIMALS + 1 }, (_, decimals) => ({
                  value: `${decimals}`,
                  label: `${decimals}`,
                })),
              ]}
              value={format.decimals === null ? '' : `${format.decimals}`}
              onChange={(decimals: string) =>
                step({
                  type: 'metricFormat',
                  key,
                  changes: { decimals: decimals === '' ? null : Number(decimals) },
                })
              }
            />
          )}
        </Field>
      </Row>
      {hasThresholds && <Thresholds metric={metric} />}
    </Group>
  );
}

function EarlierWindows() {
  const { form, step } = useEditor();
  const { ghosts } = form.formatting;
  const set = (window: GhostWindow, on: boolean) =>
    step({
      type: 'display',
      changes: {
        ghosts: GHOST_WINDOWS.filter((one) => (one === window ? on : ghosts.includes(one))),
      },
    });
  return (
    <Group role="group" aria-label={t('editor.compareWith')}>
      <Legend aria-hidden>{t('editor.compareWith')}</Legend>
      {GHOST_WINDOWS.map((window) => (
        <Checkbox
          key={window}
          label={ghostChoice(window)}
          checked={ghosts.includes(window)}
          onChange={({ target }) => set(window, target.checked)}
        />
      ))}
    </Group>
  );
}

const Group = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
`;

const Name = styled.div`
  overflow: hidden;
  color: ${({ theme }) => theme.color.muted};
  font-family: ${({ theme }) => theme.font.log};
  font-size: ${({ theme }) => theme.size.small};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Legend = styled.div`
  font-size: ${({ theme }) => theme.size.small};
  font-weight: ${({ theme }) => theme.weight.medium};
`;
