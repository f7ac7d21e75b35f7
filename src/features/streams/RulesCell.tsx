import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { StreamRow } from '@/contract/streams';
import { paths } from '@/shared/paths';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { isBuiltIn, mayEdit } from './model/stream-rights';
import { NEW_RULE } from './rules/rule-task';
import { useRuleFaults } from './rules/use-rule-faults';

type RulesCellProps = { stream: StreamRow; isOpen: boolean; onToggle: () => void };

/** The number of rules, and what keeps the stream from receiving messages. */
export function RulesCell({ stream, isOpen, onToggle }: RulesCellProps) {
  const session = useSession();
  const rules = stream.rules ?? [];
  const faultOf = useRuleFaults(rules);
  const faulty = rules.filter((rule) => faultOf(rule)).length;
  if (rules.length === 0)
    return isBuiltIn(stream) ? (
      <Faint>{t('streams.noRules')}</Faint>
    ) : (
      <Lines>
        <Warning>
          <TriangleAlert aria-hidden size="1em" />
          {t('streams.receivesNothing')}
        </Warning>
        {mayEdit(stream, session) && (
          <Link to={paths.editStream(stream.id, { rule: NEW_RULE })}>{t('streams.addRules')}</Link>
        )}
      </Lines>
    );
  return (
    <Lines>
      <Open variant="quiet" aria-expanded={isOpen} onClick={onToggle}>
        {t('streams.rules', { count: rules.length })}
      </Open>
      {faulty > 0 && (
        <Warning>
          <TriangleAlert aria-hidden size="1em" />
          {t('streams.faultyRules', { count: faulty })}
        </Warning>
      )}
    </Lines>
  );
}

const Lines = styled.div`
  display: grid;
  justify-items: start;
`;

const Faint = styled.span`
  color: ${({ theme }) => theme.color.faint};
`;

const Warning = styled.span`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  color: ${({ theme }) => theme.color.warning};
  font-size: ${({ theme }) => theme.size.small};
  > svg {
    flex: none;
  }
`;

const Open = styled(Button)`
  height: auto;
  margin-inline-start: -${({ theme }) => theme.space.xs};
  padding: 0 ${({ theme }) => theme.space.xs};
`;
