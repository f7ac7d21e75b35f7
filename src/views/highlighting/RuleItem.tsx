import More from 'lucide-react/icons/ellipsis';
import styled from 'styled-components';
import type { Condition, HighlightingRule, ListedRule } from '@/domain/highlighting/rule';
import { LogText } from '@/shared/message/text/LogText';
import { t } from '@/shared/texts/t';
import { IconButton } from '@/ui/button/IconButton';
import { plainButton } from '@/ui/button/plain-button';
import { Menu } from '@/ui/menu/Menu';
import type { MenuItem } from '@/ui/menu/menu-item';
import { RuleSwatch } from './RuleSwatch';

type ListedRuleItemProps = {
  rule: ListedRule;
  title: string;
  onEdit: (() => void) | undefined;
  onDelete: () => void;
};

const OPERATORS: Readonly<Record<Condition, string>> = {
  equal: '=',
  not_equal: '≠',
  less_equal: '≤',
  greater_equal: '≥',
  less: '<',
  greater: '>',
};
/** Longer values are truncated. */
const MAX_LENGTH = 200;

/** For example 'level ≥ 3'. */
export function titleOf(rule: ListedRule): string {
  return rule.kind === 'foreign'
    ? t('highlighting.foreign')
    : `${rule.field} ${OPERATORS[rule.condition]} ${String(rule.value).slice(0, MAX_LENGTH)}`;
}

export function ListedRuleItem({ rule, title, onEdit, onDelete }: ListedRuleItemProps) {
  const items: MenuItem[] = [
    ...(onEdit ? [{ id: 'edit', label: t('highlighting.edit'), onSelect: onEdit }] : []),
    { id: 'delete', label: t('highlighting.delete'), danger: true, onSelect: onDelete },
  ];
  return (
    <Row>
      {rule.kind === 'rule' ? (
        <RuleTexts rule={rule} title={title} onEdit={onEdit} />
      ) : (
        <Foreign>{title}</Foreign>
      )}
      <Menu
        label={t('highlighting.actions', { title })}
        placement="bottom-end"
        trigger={
          <IconButton
            label={t('highlighting.actions', { title })}
            icon={<More aria-hidden size="1.1em" />}
          />
        }
        items={items}
      />
    </Row>
  );
}

function RuleTexts({
  rule: { color, field, condition, value },
  title,
  onEdit,
}: {
  rule: HighlightingRule;
  title: string;
  onEdit: (() => void) | undefined;
}) {
  return (
    <Edit type="button" title={title} onClick={onEdit}>
      <RuleSwatch color={color} />
      <Text>
        <LogText text={field} />{' '}
        <Operator title={t(`highlighting.${condition}`)}>{OPERATORS[condition]}</Operator>{' '}
        <LogText text={String(value).slice(0, MAX_LENGTH)} />
        {color.type === 'gradient' && (
          <GradientEnds>
            {t('highlighting.gradientFrom', { lower: color.lower, upper: color.upper })}
          </GradientEnds>
        )}
      </Text>
    </Edit>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
`;

const Edit = styled.button`
  ${plainButton}
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${({ theme }) => theme.space.s};
  min-width: 0;
  min-height: ${({ theme }) => theme.height.control};
  text-align: start;
`;

const Text = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font: ${({ theme }) => `${theme.size.small} ${theme.font.log}`};
`;

const Operator = styled.span`
  color: ${({ theme }) => theme.color.muted};
`;

/** Labels for both ends of a gradient. */
const GradientEnds = styled.small`
  display: block;
  color: ${({ theme }) => theme.color.muted};
  font: ${({ theme }) => `${theme.size.small} ${theme.font.text}`};
`;

const Foreign = styled.span`
  flex: 1;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
`;
