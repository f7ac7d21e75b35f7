import CircleCheck from 'lucide-react/icons/circle-check';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import CircleX from 'lucide-react/icons/circle-x';
import Copy from 'lucide-react/icons/copy';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { StreamRule } from '@/contract/streams';
import { RULE_TYPES, type Rule } from '@/domain/streams/rule';
import type { RuleFault } from '@/domain/streams/rule-fault';
import type { Seen } from '@/domain/streams/test-rules';
import { t } from '@/shared/texts/t';
import { IconButton } from '@/ui/button/IconButton';
import type { RuleInputs } from '../model/queries';
import { faultText } from './fault-text';
import { ruleText } from './rule-text';
import { seenText } from './seen-text';

/** The outcome of a rule for the test message. */
export type Verdict = { matches: boolean | undefined; seen: Seen | undefined };

type RuleListProps = {
  rules: readonly StreamRule[];
  inputs: RuleInputs | undefined;
  faultOf: (rule: Rule) => RuleFault | undefined;
  /** By rule id; undefined without a test message. */
  verdicts: ReadonlyMap<string, Verdict> | undefined;
  /** Such as '37 of 100 messages', by the position of the rule. */
  countOf: (index: number) => ReactNode;
  /** Undefined for users who may not change the rules. */
  edit: Record<'onEdit' | 'onCopy' | 'onRemove', (rule: StreamRule) => void> | undefined;
};

/** The rules of a stream with what the tests say about each. */
export function RuleList({ rules, inputs, faultOf, verdicts, countOf, edit }: RuleListProps) {
  return (
    <List>
      {rules.map((rule, index) => {
        const text = ruleText(rule, inputs);
        const verdict = verdicts?.get(rule.id);
        const fault = faultOf(rule);
        return (
          <li key={rule.id}>
            <Words>
              <span>{text}</span>
              {rule.description && <Faint>{rule.description}</Faint>}
              <RuleFaultMark rule={rule} fault={fault} />
              {isGone(rule, inputs) && (
                <Line $tone="warning">
                  <TriangleAlert aria-hidden size="1em" />
                  {t('streams.inputGone')}
                </Line>
              )}
              {verdict && <VerdictLine rule={rule} verdict={verdict} inputs={inputs} />}
            </Words>
            <Faint>{!fault && countOf(index)}</Faint>
            {edit && (
              <Actions>
                <IconButton
                  label={t('streams.editRuleOf', { rule: text })}
                  icon={<Pencil aria-hidden size="1.1em" />}
                  onClick={() => edit.onEdit(rule)}
                />
                <IconButton
                  label={t('streams.copyRuleOf', { rule: text })}
                  icon={<Copy aria-hidden size="1.1em" />}
                  onClick={() => edit.onCopy(rule)}
                />
                <IconButton
                  label={t('streams.removeRuleOf', { rule: text })}
                  icon={<Trash aria-hidden size="1.1em" />}
                  onClick={() => edit.onRemove(rule)}
                />
              </Actions>
            )}
          </li>
        );
      })}
    </List>
  );
}

/** The input may also be one that the user may not read. */
const isGone = ({ type, value }: Rule, inputs: RuleInputs | undefined) =>
  type === RULE_TYPES.input && value !== '' && inputs !== undefined && !inputs.has(value);

/** That a rule cannot work, and why. */
export function RuleFaultMark({ rule, fault }: { rule: Rule; fault: RuleFault | undefined }) {
  if (!fault) return null;
  return (
    <Line $tone="danger">
      <TriangleAlert aria-hidden size="1em" />
      {t('streams.cannotWork', { reason: faultText(rule, fault) })}
    </Line>
  );
}

/** Whether a rule matches the test message, and what the message has there. */
export function VerdictLine({
  rule,
  verdict: { matches, seen },
  inputs,
}: {
  rule: Rule;
  verdict: Verdict;
  inputs: RuleInputs | undefined;
}) {
  const Icon = matches === undefined ? CircleHelp : matches ? CircleCheck : CircleX;
  const why = seen && seenText(rule, seen, inputs);
  return (
    <Line $tone={matches === true ? 'success' : 'muted'}>
      <Icon aria-hidden size="1em" />
      <span>
        {t(
          matches === undefined
            ? 'streams.ruleUndecided'
            : matches
              ? 'streams.ruleHolds'
              : 'streams.ruleFails',
        )}
        {why !== undefined && <Faint> – {why}</Faint>}
      </span>
    </Line>
  );
}

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: center;
    gap: ${({ theme }) => `${theme.space.xs} ${theme.space.l}`};
    padding: ${({ theme }) => theme.space.s} 0;
    border-top: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
  }
  @media (max-width: ${({ theme }) => theme.breakpoint.narrow}) {
    > li {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    > li > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.hair};
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Faint = styled.span`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
  font-variant-numeric: tabular-nums;
`;

const Actions = styled.div`
  display: flex;
`;

const Line = styled.span<{ $tone: 'danger' | 'warning' | 'success' | 'muted' }>`
  display: flex;
  align-items: baseline;
  gap: ${({ theme }) => theme.space.xs};
  color: ${({ theme, $tone }) => theme.color[$tone]};
  font-size: ${({ theme }) => theme.size.small};
  > svg {
    flex: none;
    align-self: center;
  }
`;
