import { useQuery } from '@tanstack/react-query';
import { variableChange, variablesOf } from '@/domain/search/binding/edit-variables';
import {
  isNumber,
  nameProblem,
  NEW_VARIABLE,
  VARIABLE_KINDS,
  type Variable,
  type VariableKind,
} from '@/domain/search/variables/variable';
import { optionLines, readOptions } from '@/domain/search/variables/option-lines';
import { ModalForm } from '@/shared/form/DialogForm';
import { CheckboxField, SelectField, TextAreaField, TextField } from '@/shared/form/fields';
import { FormField } from '@/shared/form/FormField';
import { useDraftForm } from '@/shared/form/use-draft-form';
import { SearchSelect } from '@/shared/pickers/SearchSelect';
import { t } from '@/shared/texts/t';
import { searchQueries } from '@/views/execution/queries';
import { useView } from '@/views/view-state/view-state-context';
import { usePageScope } from '../field-values/use-field-values';
import { ValueControl } from './ValueControl';

type Values = {
  name: string;
  label: string;
  description: string;
  kind: VariableKind;
  options: string;
  field: string;
  multiple: boolean;
  all: boolean;
  defaults: string[];
};

type VariableFormProps = {
  edited?: Variable;
  /** What a new variable begins with. */
  initial?: Variable;
  /** Called before `onDone` with a variable that was added. */
  onAdded?: (variable: Variable) => void;
  onDone: () => void;
};

/** A new variable, or an existing one to change. */
export function VariableForm({
  edited,
  initial = NEW_VARIABLE,
  onAdded,
  onDone,
}: VariableFormProps) {
  const { whole, edit, draftKey } = useView();
  const others = variablesOf(whole)
    .map(({ name }) => name)
    .filter((name) => name !== edited?.name);
  const form = useDraftForm<Values, Variable>({
    // What begins with a value of a query belongs to that moment.
    ...(initial === NEW_VARIABLE && { key: `${draftKey}.variable.${edited?.name ?? ''}` }),
    initialValues: valuesOf(edited ?? initial),
    validate: (values) => problemsOf(values, others),
    onSubmit: async (values) => variableOf(values, edited ?? initial),
    onSaved: (variable) => {
      edit(
        variableChange(
          edited ? { type: 'update', name: edited.name, variable } : { type: 'add', variable },
        ),
      );
      if (!edited) onAdded?.(variable);
      onDone();
    },
  });
  const { kind } = form.values;
  return (
    <ModalForm
      form={form}
      title={edited ? t('variables.editTitle') : t('variables.add')}
      submit={edited ? t('variables.update') : t('variables.add')}
      savesNothing
      onClose={onDone}
    >
      <TextField
        name="name"
        label={t('variables.name')}
        help={t('variables.nameHelp', { parameter: `$${form.values.name || 'name'}$` })}
        keepHelp
        required
        maxLength={60}
        spellCheck={false}
        autoCapitalize="off"
        data-autofocus
      />
      <TextField name="label" label={t('variables.label')} optional maxLength={60} />
      <TextField name="description" label={t('variables.description')} optional maxLength={300} />
      <SelectField
        name="kind"
        label={t('variables.kindLabel')}
        options={VARIABLE_KINDS.map((value) => ({ value, label: t(`variables.kind.${value}`) }))}
      />
      {kind === 'choice' && (
        <TextAreaField
          name="options"
          label={t('variables.options')}
          help={t('variables.optionsHelp')}
          rows={4}
          spellCheck={false}
          required
        />
      )}
      {kind === 'field' && <FieldChoice />}
      <CheckboxField
        name="multiple"
        label={t('variables.multiple')}
        help={t('variables.multipleHelp')}
      />
      <CheckboxField
        name="all"
        label={t('variables.allowAll')}
        help={t('variables.allowAllHelp')}
      />
      <FormField<readonly string[]>
        name="defaults"
        label={t('variables.defaults')}
        help={t(form.values.all ? 'variables.defaultsHelpAll' : 'variables.defaultsHelp')}
        optional
        textOf={(values) => values.join(', ')}
      >
        {({ name: _, value, ...control }) => (
          <ValueControl
            // Inputs keep what was typed for another kind.
            key={`${kind} ${form.values.multiple} ${form.values.field}`}
            {...control}
            variable={variableOf(form.values, edited ?? initial)}
            values={value}
            placeholder={form.values.all ? undefined : t('variables.noDefault')}
          />
        )}
      </FormField>
    </ModalForm>
  );
}

function FieldChoice() {
  const { range, streams } = usePageScope();
  const { data = [], isFetching } = useQuery(searchQueries.fields(streams, range));
  return (
    <FormField<string> name="field" label={t('variables.field')} required>
      {({ name: _, value, onChange, ...control }) => (
        <SearchSelect
          {...control}
          options={data.map(({ name, type }) => ({ value: name, label: name, info: type.type }))}
          loading={isFetching}
          value={value === '' ? undefined : value}
          onChange={(field) => onChange(field ?? '')}
          toValue={(typed) => typed}
          monospace
        />
      )}
    </FormField>
  );
}

const valuesOf = ({
  options,
  defaults,
  formerNames: _former,
  kept: _,
  ...variable
}: Variable): Values => ({
  ...variable,
  defaults: [...defaults],
  options: optionLines(options),
});

/** Members of later versions are kept. */
function variableOf({ options, ...values }: Values, edited: Variable): Variable {
  const defaults = values.multiple ? values.defaults : values.defaults.slice(0, 1);
  return {
    ...edited,
    ...values,
    name: values.name.trim(),
    label: values.label.trim(),
    description: values.description.trim(),
    field: values.kind === 'field' ? values.field : '',
    options: values.kind === 'choice' ? readOptions(options, edited.options) : [],
    defaults,
  };
}

function problemsOf(values: Values, others: readonly string[]) {
  const { kind, field, options, defaults } = values;
  const name = nameProblem(values.name.trim(), others);
  return {
    ...(name && { name: t(`variables.nameProblem.${name}`) }),
    ...(kind === 'field' && field === '' && { field: t('variables.fieldNeeded') }),
    ...(kind === 'choice' &&
      readOptions(options).length === 0 && { options: t('variables.optionsNeeded') }),
    ...(kind === 'number' &&
      !defaults.every(isNumber) && { defaults: t('variables.problem.notANumber') }),
  };
}
