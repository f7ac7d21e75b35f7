import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import styled from 'styled-components';
import type { Stream } from '@/contract/streams';
import { t } from '@/shared/texts/t';
import { ruleText } from './stream-rules';

type StreamRulesProps = {
  stream: Pick<Stream, 'rules' | 'matching_type'>;
  /** Whether the test message matches, by rule id. */
  held?: Readonly<Record<string, boolean>> | undefined;
};

/** The rules of a stream as sentences. */
export function StreamRules({
  stream: { rules, matching_type: matching },
  held,
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
            <Held holds={held?.[rule.id]} />
          </li>
        ))}
      </ul>
    </Rules>
  );
}

function Held({ holds }: { holds: boolean | undefined }) {
  if (holds === undefined) return null;
  const Icon = holds ? CircleCheck : CircleX;
  return (
    <Verdict $holds={holds}>
      <Icon aria-hidden size="1em" /> {t(holds ? 'streams.ruleHolds' : 'streams.ruleFails')}
    </Verdict>
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

const Verdict = styled.span<{ $holds: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  vertical-align: text-bottom;
  margin-inline-start: ${({ theme }) => theme.space.s};
  color: ${({ theme, $holds }) => ($holds ? theme.color.success : theme.color.muted)};
  white-space: nowrap;
`;
