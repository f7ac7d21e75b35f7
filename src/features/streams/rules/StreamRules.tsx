import styled from 'styled-components';
import type { Stream } from '@/contract/streams';
import { t } from '@/shared/texts/t';
import { useInputsOf } from '../model/use-rule-inputs';
import { ruleText } from './rule-text';
import { RuleFaultMark } from './RuleList';
import { useRuleFaults } from './use-rule-faults';

/** The rules of a stream as sentences; those that cannot work are marked. */
export function StreamRules({
  stream: { rules, matching_type: matching },
}: {
  stream: Pick<Stream, 'rules' | 'matching_type'>;
}) {
  const all = rules ?? [];
  const faultOf = useRuleFaults(all);
  const inputs = useInputsOf(all);
  if (all.length === 0) return <p>{t('streams.noRulesYet')}</p>;
  return (
    <Rules>
      <p>{t(matching === 'OR' ? 'streams.matchAny' : 'streams.matchAll')}</p>
      <ul>
        {all.map((rule) => (
          <li key={rule.id}>
            {ruleText(rule, inputs)}
            {rule.description && <span> ({rule.description})</span>}
            <RuleFaultMark rule={rule} fault={faultOf(rule)} />
          </li>
        ))}
      </ul>
    </Rules>
  );
}

const Rules = styled.div`
  p {
    margin: 0;
    color: ${({ theme }) => theme.color.muted};
  }
  ul {
    margin: ${({ theme }) => theme.space.xs} 0 0;
    padding-inline-start: 1.5em;
    overflow-wrap: anywhere;
  }
`;
