import { useMutation } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Stream, StreamRule } from '@/contract/streams';
import { errorText } from '@/shared/failure/error-text';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import { Button } from '@/ui/button/Button';
import { DetailCard } from '@/ui/detail/DetailCard';
import { EmptyState } from '@/ui/empty-state/EmptyState';
import { Notice } from '@/ui/notice/Notice';
import { SegmentedControl } from '@/ui/segmented-control/SegmentedControl';
import { addRule, changeMatching, removeRule } from '../model/rule-changes';
import { useInputsOf } from '../model/use-rule-inputs';
import { RuleList, type Verdict } from './RuleList';
import { receivesNothing, useRuleFaults } from './use-rule-faults';

type RulesCardProps = {
  stream: Stream;
  /** Whether the user may change the rules. */
  mayEdit: boolean;
  verdicts: ReadonlyMap<string, Verdict> | undefined;
  countOf: (index: number) => ReactNode;
  onAdd: () => void;
  onEdit: (rule: StreamRule) => void;
  onCopy: (rule: StreamRule) => void;
};

/** The rules of a stream and how many of them a message must match. */
export function RulesCard({
  stream,
  mayEdit,
  verdicts,
  countOf,
  onAdd,
  onEdit,
  onCopy,
}: RulesCardProps) {
  const { rules } = stream;
  const faultOf = useRuleFaults(rules);
  const inputs = useInputsOf(rules);
  const remove = useRemoval(stream.id);
  const isEmpty = rules.length === 0;
  const add = mayEdit && (
    <Button
      variant={isEmpty ? 'primary' : 'secondary'}
      icon={<Plus aria-hidden size="1.1em" />}
      onClick={onAdd}
    >
      {t('streams.addRule')}
    </Button>
  );
  if (isEmpty)
    return (
      <DetailCard title={t('streams.column.rules')}>
        {stream.is_default ? (
          <p>{t('streams.defaultRules')}</p>
        ) : stream.is_editable ? (
          <EmptyState title={t('streams.noRulesYet')} action={add}>
            {t(mayEdit ? 'streams.noRulesHelp' : 'streams.noRulesReader')}
          </EmptyState>
        ) : (
          <p>{t('streams.builtInRules')}</p>
        )}
      </DetailCard>
    );
  return (
    <DetailCard title={t('streams.column.rules')} actions={add}>
      <Matching stream={stream} mayEdit={mayEdit} />
      {rules.some((rule) => faultOf(rule)) && (
        <Notice tone={receivesNothing(stream, faultOf) ? 'danger' : 'warning'}>
          {t(receivesNothing(stream, faultOf) ? 'streams.faultsBlock' : 'streams.faultsIgnored')}
        </Notice>
      )}
      <RuleList
        rules={rules}
        inputs={inputs}
        faultOf={faultOf}
        verdicts={verdicts}
        countOf={countOf}
        edit={mayEdit ? { onEdit, onCopy, onRemove: remove } : undefined}
      />
    </DetailCard>
  );
}

function Matching({ stream, mayEdit }: { stream: Stream; mayEdit: boolean }) {
  const { matching_type: matching } = stream;
  const { mutate, isPending, variables } = useMutation({
    ...changeMatching,
    onSuccess: (_, { matching: saved }) =>
      toasts.success(t(saved === 'OR' ? 'streams.matchingAnySaved' : 'streams.matchingAllSaved')),
    onError: (error) => toasts.error(errorText(error), t('streams.notUpdated')),
  });
  if (!mayEdit) return <p>{t(matching === 'OR' ? 'streams.matchAny' : 'streams.matchAll')}</p>;
  return (
    <Choice>
      <span aria-hidden>{t('streams.matching')}</span>
      <SegmentedControl
        label={t('streams.matching')}
        value={isPending ? variables.matching : matching}
        onChange={(next) => mutate({ ...stream, matching: next })}
        options={[
          { value: 'AND', label: t('streams.matchingAll') },
          { value: 'OR', label: t('streams.matchingAny') },
        ]}
      />
    </Choice>
  );
}

const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.s};
`;

/** Removes a rule at once and offers to restore it. */
function useRemoval(id: string) {
  const restore = useMutation({
    ...addRule,
    onSuccess: () => toasts.success(t('streams.ruleRestored')),
    onError: (error) => toasts.error(errorText(error), t('streams.notUpdated')),
  });
  const removal = useMutation({
    ...removeRule,
    onSuccess: (_, { rule: { type, field, value, inverted, description } }) =>
      toasts.success(t('streams.ruleRemoved'), undefined, {
        label: t('forms.undo'),
        onSelect: () => restore.mutate({ id, rule: { type, field, value, inverted, description } }),
      }),
    onError: (error) => toasts.error(errorText(error), t('streams.notUpdated')),
  });
  return (rule: StreamRule) => removal.mutate({ id, rule });
}
