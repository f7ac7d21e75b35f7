import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import styled, { useTheme } from 'styled-components';
import type { FieldType } from '@/contract/fields';
import type { HighlightingRule, ListedRule } from '@/domain/highlighting/rule';
import { SortableItems } from '@/shared/lists/SortableItems';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { ConfirmDialog } from '@/ui/confirm-dialog/ConfirmDialog';
import { RuleDialog } from './RuleDialog';
import { ListedRuleItem, titleOf } from './RuleItem';
import { Swatch } from './RuleSwatch';

export type HighlightingPanelProps = {
  /** Prefix of the keys under which form drafts are stored. */
  draftKey: string;
  rules: readonly ListedRule[];
  onChange: (rules: readonly ListedRule[]) => void;
  fields: readonly FieldType[];
};

/** The open dialog, with the rule by its index in the list. */
type OpenDialog =
  | { kind: 'add' }
  | { kind: 'edit'; at: number; rule: HighlightingRule }
  | { kind: 'delete'; at: number };

/** The ordered rules of a view; the list is also the legend of their colours. */
export function HighlightingPanel({ draftKey, rules, onChange, fields }: HighlightingPanelProps) {
  const { color } = useTheme();
  const [openDialog, setOpenDialog] = useState<OpenDialog>();
  const items = rules.map((rule, index) => ({
    id: idOf(rule, index, rules),
    title: titleOf(rule),
    rule,
    index,
  }));
  const end = () => setOpenDialog(undefined);

  return (
    <Panel>
      <Fixed>
        <Swatch aria-hidden style={{ background: color.mark }} />
        {t('highlighting.searchTerms')}
      </Fixed>
      {items.length === 0 && <Words>{t('highlighting.none')}</Words>}
      {items.length > 0 && (
        <SortableItems
          label={t('highlighting.rules')}
          items={items}
          onOrder={(next) => onChange(next.map(({ rule }) => rule))}
          render={({ rule, index, title }) => (
            <ListedRuleItem
              rule={rule}
              title={title}
              onEdit={
                rule.kind === 'rule'
                  ? () => setOpenDialog({ kind: 'edit', at: index, rule })
                  : undefined
              }
              onDelete={() => setOpenDialog({ kind: 'delete', at: index })}
            />
          )}
        />
      )}
      <div>
        <Button
          icon={<Plus aria-hidden size="1.1em" />}
          onClick={() => setOpenDialog({ kind: 'add' })}
        >
          {t('highlighting.add')}
        </Button>
      </div>
      {openDialog?.kind === 'add' && (
        <RuleDialog
          draftKey={`${draftKey}.new`}
          rules={rules}
          fields={fields}
          onSave={(rule) => onChange([...rules, rule])}
          onClose={end}
        />
      )}
      {openDialog?.kind === 'edit' && (
        <RuleDialog
          draftKey={`${draftKey}.${contentOf(openDialog.rule)}`}
          rule={openDialog.rule}
          rules={rules}
          fields={fields}
          onSave={(rule) => onChange(rules.with(openDialog.at, rule))}
          onClose={end}
        />
      )}
      {openDialog?.kind === 'delete' && (
        <ConfirmDialog
          title={t('highlighting.deleteTitle')}
          confirm={t('highlighting.delete')}
          danger
          onConfirm={() => {
            onChange(rules.toSpliced(openDialog.at, 1));
            end();
          }}
          onCancel={end}
          texts={{ cancel: t('forms.cancel'), close: t('forms.close') }}
        >
          <p>{t('highlighting.deleteSure')}</p>
        </ConfirmDialog>
      )}
    </Panel>
  );
}

/** A stable key for rules, which have no id: it follows a rule wherever it is moved. */
function idOf(rule: ListedRule, index: number, rules: readonly ListedRule[]): string {
  const text = contentOf(rule);
  return `${text} ${rules.slice(0, index).filter((one) => contentOf(one) === text).length}`;
}

const contentOf = (rule: ListedRule) =>
  rule.kind === 'foreign'
    ? JSON.stringify(rule.wire, plain)
    : JSON.stringify([rule.field, rule.condition, String(rule.value), rule.color]);
const plain = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);

const Panel = styled.div`
  display: grid;
  align-content: start;
  gap: ${({ theme }) => theme.space.s};
  padding: ${({ theme }) => theme.space.m};
`;

/** Aligned with the rules, which have a drag handle. */
const Fixed = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.s};
  min-height: ${({ theme }) => theme.height.control};
  padding-inline-start: calc(${({ theme }) => theme.space.xl} + ${({ theme }) => theme.space.xs});
`;

const Words = styled.p`
  margin: 0;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
`;
