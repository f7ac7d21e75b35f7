import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import styled from 'styled-components';
import type { Stream } from '@/contract/streams';
import { t } from '@/shared/texts/t';
import { ruleText } from './rule-text';

type StreamRulesProps = {
  stream: Pick<Stream, 'rules' | 'matching_type'>;
  /** Whether the test message matches, by rule id. */
  matches?: Readonly<Record<string, boolean>> | undefined;
};

/** The rules of a stream as sentences. */
export function StreamRules({
  stream: { rules, matching_type: matching },
  matches,
}: StreamRulesProps) {
  const all = rules ?? [];
  if (all.length === 0) return <p>{t('streams.noRulesYet')}</p>;
  return (
    <Rules>
      <p>{t(matching === 'OR' ? 'streams.matchAny' : 'streams.matchAll')}</p>
      <ul>
        {all.map((rule) => (
          <li key={rule.id}>
            {ruleText(rule)}
            {rule.description && <span> ({rule.description})</span>}
            <RuleMatch isMatch={matches?.[rule.id]} />
          </li>
        ))}
      </ul>
    </Rules>
  );
}

function RuleMatch({ isMatch }: { isMatch: boolean | undefined }) {
  if (isMatch === undefined) return null;
  const Icon = isMatch ? CircleCheck : CircleX;
  return (
    <MatchLabel $isMatch={isMatch}>
      <Icon aria-hidden size="1em" /> {t(isMatch ? 'streams.ruleHolds' : 'streams.ruleFails')}
    </MatchLabel>
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

const MatchLabel = styled.span<{ $isMatch: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  vertical-align: text-bottom;
  margin-inline-start: ${({ theme }) => theme.space.s};
  color: ${({ theme, $isMatch }) => ($isMatch ? theme.color.success : theme.color.muted)};
  white-space: nowrap;
`;
