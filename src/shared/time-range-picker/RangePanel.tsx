import { useQueryClient } from '@tanstack/react-query';
import { FormikProvider, useFormik } from 'formik';
import { useState } from 'react';
import styled from 'styled-components';
import type { SearchesClusterConfig } from '@/contract/cluster-config';
import type { TimeRange } from '@/domain/time-range/time-range';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { Tabs } from '@/ui/tabs/Tabs';
import { AbsoluteFields } from './fields/AbsoluteFields';
import { KeywordFields } from './fields/KeywordFields';
import { limitOf, presetsOf } from './presets';
import { PresetList } from './PresetList';
import {
  clockOf,
  keywordOutsideLimit,
  toRange,
  validateRange,
  valuesOf,
  type RangeErrors,
  type RangeRules,
  type RangeTab,
  type RangeValues,
} from './fields/range-form';
import { amountLabel } from './range-label';
import { RangePreview } from './RangePreview';
import { RangeText } from './RangeText';
import { useRecentRanges } from './recent-ranges';
import { RelativeFields } from './fields/RelativeFields';
import { resolveKeyword, useKeywordPreview } from './use-keyword-preview';
import { ZoneChip } from './ZoneChip';

type RangePanelProps = {
  /** Undefined if there is no range. */
  range: TimeRange | undefined;
  zone: string;
  config: SearchesClusterConfig | null | undefined;
  onApply: (range: TimeRange) => void;
  onNone: (() => void) | undefined;
  noneLabel: string | undefined;
};

/** The default range of searches. */
const DEFAULT_RANGE: TimeRange = { type: 'relative', range: 300 };

export function RangePanel({
  range: given,
  zone,
  config,
  onApply,
  onNone,
  noneLabel,
}: RangePanelProps) {
  const range = given ?? DEFAULT_RANGE;
  const [now] = useState(() => Date.now());
  const recent = useRecentRanges();
  const client = useQueryClient();
  const [tab, setTab] = useState<RangeTab>(range.type);
  const [standing, setStanding] = useState(range);
  const limit = limitOf(config);
  const rules: RangeRules = { clock: clockOf(zone), zone, now, limit, given: standing };
  const form = useFormik<RangeValues>({
    initialValues: valuesOf(range, rules),
    validate: (values) => toFormErrors(tab, validateRange(tab, values, rules)),
    onSubmit: async (values) => {
      const chosen = toRange(tab, values, rules);
      if (chosen) await apply(chosen);
    },
  });
  /** A keyword is applied once the server has said that it means something within the limit. */
  const apply = async (chosen: TimeRange) => {
    if (chosen.type === 'keyword') {
      const meaning = await resolveKeyword(client, chosen.keyword, chosen.timezone ?? zone);
      if (meaning === 'unparseable' || (meaning && keywordOutsideLimit(meaning, rules))) return;
    }
    recent.remember(chosen);
    onApply(chosen);
  };
  const show = (read: TimeRange) => {
    setTab(read.type);
    setStanding(read);
    void form.setValues(valuesOf(read, rules));
  };
  /** Pasted and recent ranges must satisfy the same rules as the fields, which say what is wrong. */
  const applyRead = (read: TimeRange) => {
    show(read);
    const problems = validateRange(read.type, valuesOf(read, rules), { ...rules, given: read });
    if (Object.keys(problems).length === 0) void apply(read);
  };
  const keyword = useKeywordPreview(tab === 'keyword' ? form.values.keyword.keyword : '', zone);
  // Only the visible tab is validated.
  const errors = validateRange(tab, form.values, rules);
  const keywordProblem = keyword.unparseable
    ? t('timeRange.keywordUnparseable')
    : keyword.range && keywordOutsideLimit(keyword.range, rules);
  const said = Object.keys(errors).length === 0 ? toRange(tab, form.values, rules) : undefined;

  return (
    <FormikProvider value={form}>
      <Panel onSubmit={form.handleSubmit} noValidate>
        <PresetList
          presets={presetsOf(config)}
          recent={recent.ranges}
          current={given}
          zone={zone}
          onChoose={onApply}
          onReuse={applyRead}
          onNone={onNone}
          noneLabel={noneLabel}
        />
        <Main>
          <RangeText zone={zone} onRead={show} onApply={applyRead} />
          <Tabs<RangeTab>
            label={t('timeRange.tabs')}
            active={tab}
            onChange={setTab}
            tabs={[
              {
                id: 'relative',
                label: t('timeRange.relative'),
                panel: <RelativeFields errors={errors} allTimeAllowed={limit === undefined} />,
              },
              {
                id: 'absolute',
                label: t('timeRange.absolute'),
                panel: <AbsoluteFields errors={errors} clock={rules.clock} now={now} />,
              },
              {
                id: 'keyword',
                label: t('timeRange.keyword'),
                panel: <KeywordFields error={errors.keyword ?? keywordProblem} />,
              },
            ]}
          />
          <RangePreview zone={zone} range={said} keyword={keyword} clock={rules.clock} />
          <Foot>
            <ZoneChip zone={zone} range={said} keyword={keyword} />
            {limit !== undefined && (
              <Limit>{t('timeRange.limit', { amount: amountLabel(limit) })}</Limit>
            )}
            <Button type="submit" variant="primary">
              {t(onNone ? 'timeRange.applyOnly' : 'timeRange.apply')}
            </Button>
          </Foot>
        </Main>
      </Panel>
    </FormikProvider>
  );
}

/** Formik only needs to know that there are errors; the fields get the messages directly. */
function toFormErrors(tab: RangeTab, errors: RangeErrors): object {
  return Object.keys(errors).length > 0 ? { [tab]: errors } : {};
}

const Panel = styled.form`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  width: min(${({ theme }) => theme.width.popover}, 92vw);
  @media (max-width: ${({ theme }) => theme.breakpoint.narrow}) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Main = styled.div`
  display: grid;
  align-content: start;
  gap: ${({ theme }) => theme.space.m};
  padding: ${({ theme }) => theme.space.m};
  border-inline-start: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
  @media (max-width: ${({ theme }) => theme.breakpoint.narrow}) {
    border-inline-start: 0;
    border-top: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.s};
  button {
    margin-inline-start: auto;
  }
`;

const Limit = styled.span`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
`;
