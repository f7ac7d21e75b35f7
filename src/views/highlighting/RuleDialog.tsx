import { useMemo } from 'react';
import styled from 'styled-components';
import type { FieldType } from '@/contract/fields';
import {
  isRule,
  type Condition,
  type HighlightingRule,
  type ListedRule,
} from '@/domain/highlighting/rule';
import { ModalForm } from '@/shared/form/DialogForm';
import { SelectField, TextField } from '@/shared/form/fields';
import { FormField } from '@/shared/form/FormField';
import { useDraftForm } from '@/shared/form/use-draft-form';
import { ColourBox, ColourScaleBox } from '@/shared/pickers/boxes';
import { SearchSelect } from '@/shared/pickers/SearchSelect';
import { t } from '@/shared/texts/t';
import { Choice } from './Choice';
import { gradientOf, scaleOf } from './gradients';
import {
  conditionsFor,
  fromRule,
  newValues,
  toRule,
  validateRule,
  type RuleValues,
} from './rule-form';

type RuleDialogProps = {
  /** The key under which the form draft is stored. */
  draftKey: string;
  /** Omitted for a new rule. */
  rule?: HighlightingRule;
  rules: readonly ListedRule[];
  fields: readonly FieldType[];
  onSave: (rule: HighlightingRule) => void;
  onClose: () => void;
};

export function RuleDialog({ draftKey, rule, rules, fields, onSave, onClose }: RuleDialogProps) {
  const numeric = useMemo(
    () =>
      new Set(
        fields.filter(({ type }) => type.properties.includes('numeric')).map(({ name }) => name),
      ),
    [fields],
  );
  const options = useMemo(() => fields.map(({ name }) => ({ value: name, label: name })), [fields]);
  const fresh = useMemo(() => newValues(rules.filter(isRule)), [rules]);
  const form = useDraftForm<RuleValues, void>({
    key: draftKey,
    initialValues: rule ? fromRule(rule, fresh.color) : fresh,
    validate: (values) => validateRule(values, (field) => numeric.has(field)),
    onSubmit: async (values) => onSave(toRule(values, rule)),
    onSaved: onClose,
  });
  const { field = '', condition, coloring } = form.values;
  const offered = conditionsFor(numeric.has(field) || isOrdering(condition));
  const chooseField = (next: string | undefined) => {
    form.setValue('field', next);
    // Ordering conditions never match text fields.
    if (isOrdering(condition) && !numeric.has(next ?? '')) form.setValue('condition', 'equal');
  };

  return (
    <ModalForm
      form={form}
      title={t(rule ? 'highlighting.editTitle' : 'highlighting.create')}
      submit={t(rule ? 'highlighting.update' : 'highlighting.createButton')}
      onClose={onClose}
    >
      <FormField<string | undefined> name="field" label={t('highlighting.field')}>
        {({ name: _, ...control }) => (
          <SearchSelect
            {...control}
            options={options}
            onChange={chooseField}
            toValue={(typed) => typed.trim() || undefined}
            monospace
            aria-required
          />
        )}
      </FormField>
      <SelectField
        name="condition"
        label={t('highlighting.condition')}
        options={offered.map((value) => ({ value, label: t(`highlighting.${value}`) }))}
      />
      <TextField
        name="value"
        label={t('highlighting.value')}
        autoComplete="off"
        spellCheck={false}
        aria-required
      />
      <FormField<RuleValues['coloring']> name="coloring" label={t('highlighting.coloring')}>
        {(control) => (
          <Choice
            {...control}
            label={t('highlighting.coloring')}
            options={[
              { value: 'static', label: t('highlighting.static') },
              { value: 'gradient', label: t('highlighting.gradient') },
            ]}
          />
        )}
      </FormField>
      {coloring === 'gradient' ? <GradientFields /> : <StaticField />}
    </ModalForm>
  );
}

const isOrdering = (condition: Condition | undefined) =>
  condition !== undefined && !conditionsFor(false).includes(condition);

function StaticField() {
  return (
    <FormField<string> name="color" label={t('highlighting.color')}>
      {({ name: _, ...control }) => <ColourBox {...control} use="ground" />}
    </FormField>
  );
}

function GradientFields() {
  return (
    <>
      <FormField<string | undefined> name="gradient" label={t('highlighting.gradient')}>
        {({ value, onChange, ...control }) => (
          <ColourScaleBox
            {...control}
            value={scaleOf(value ?? '')}
            onChange={(scale) => onChange(gradientOf(scale))}
            only="sequential"
          />
        )}
      </FormField>
      <Bounds>
        <TextField
          name="lower"
          label={t('highlighting.lower')}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextField
          name="upper"
          label={t('highlighting.upper')}
          inputMode="numeric"
          autoComplete="off"
        />
      </Bounds>
    </>
  );
}

const Bounds = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  align-items: start;
  gap: ${({ theme }) => theme.space.m};
`;
