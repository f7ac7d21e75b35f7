import { useMemo } from 'react';
import styled from 'styled-components';
import type { Fields } from '@/domain/exact';
import type { Rule } from '@/domain/streams/rule';
import { testRule } from '@/domain/streams/test-rules';
import { useIsEmbedded } from '@/shared/server-kind/use-is-embedded';
import { t } from '@/shared/texts/t';
import { useInputsOf } from '../model/use-rule-inputs';
import { VerdictLine } from '../rules/RuleList';
import type { Sampled } from './sample';
import { countMatches, useSample } from './use-sample';

type DraftTestProps = {
  rule: Rule;
  /** The loaded message, if there is one. */
  fields: Fields | undefined;
  /** The messages of the page, which the rule is tested with, too. */
  sampled: Sampled;
};

/** How a rule would do that is not saved yet. */
export function DraftTest({ rule, fields, sampled }: DraftTestProps) {
  const backtracks = !useIsEmbedded();
  const rules = useMemo(() => [rule], [rule]);
  const { tested, isNewest } = useSample(rules, 'AND', sampled);
  const inputs = useInputsOf(rules);
  const test = fields && testRule(rule, fields, { backtracks });
  return (
    <>
      {test && (
        <div>
          <Label>{t('streams.draftMessage')}</Label>
          <VerdictLine rule={rule} verdict={test} inputs={inputs} />
        </div>
      )}
      {tested && tested.length > 0 && (
        <Label role="status">
          {t(isNewest ? 'streams.draftSample' : 'streams.draftFound', {
            number: countMatches(tested, 0),
            count: tested.length,
          })}
        </Label>
      )}
    </>
  );
}

const Label = styled.div`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
  font-variant-numeric: tabular-nums;
`;
