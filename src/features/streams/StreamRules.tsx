import styled from 'styled-components';
import type { StreamRow } from '@/contract/streams';
import { t } from '@/shared/texts/t';
import { ruleText } from './stream-rules';

/** Which messages a stream takes, in words. */
export function StreamRules({ stream: { rules, matching_type: matching } }: { stream: StreamRow }) {
  const all = rules ?? [];
  if (all.length === 0) return <p>{t('streams.noRulesYet')}</p>;
  return (
    <Rules>
      <p>{t(matching === 'OR' ? 'streams.matchAny' : 'streams.matchAll')}</p>
      <ul>{all.map((rule) => <li key={rule.id}>{ruleText(rule)}{rule.description && <span> ({rule.description})</span>}</li>)}</ul>
    </Rules>
  );
}

const Rules = styled.div`
  p { margin: 0; color: ${({ theme }) => theme.color.muted}; }
  ul { margin: ${({ theme }) => theme.space.xs} 0 0; padding-inline-start: 1.5em; overflow-wrap: anywhere; }
`;
