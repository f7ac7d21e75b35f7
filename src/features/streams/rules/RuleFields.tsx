import { useQuery } from '@tanstack/react-query';
import type { FieldType } from '@/contract/fields';
import { ownValue, type Fields } from '@/domain/exact';
import {
  RULE_TYPE_NAMES,
  RULE_TYPES,
  comparesValue,
  ruleTypeName,
  testsField,
} from '@/domain/streams/rule';
import { isReserved } from '@/domain/search/reserved-fields';
import { textOf } from '@/domain/streams/rule-values';
import { CheckboxField, SelectField, TextField } from '@/shared/form/fields';
import { useFormState } from '@/shared/form/form-context';
import { FormField } from '@/shared/form/FormField';
import { fieldNames } from '@/shared/message/facts/message-facts';
import { EVER } from '@/shared/message/facts/search-address';
import { valueLine } from '@/shared/message/text/value-text';
import { SearchSelect } from '@/shared/pickers/SearchSelect';
import { t } from '@/shared/texts/t';
import { LineInput } from '@/ui/text-input/LineInput';
import { searchQueries } from '@/views/execution/queries';
import { useInputChoice } from '../model/use-rule-inputs';
import { PatternHint } from './PatternHint';
import { typeNames } from './rule-text';

const SHOWN_VALUE = 80;

/** The fields of a rule, named as in `RuleValues`. */
export function RuleFields({
  message,
}: {
  /** The message to test with, whose values are suggested. */
  message?: Fields | undefined;
}) {
  const form = useFormState();
  const type = String(form.valueOf('type'));
  const name = ruleTypeName(Number(type));
  const isUnknown = name === undefined;
  return (
    <>
      <SelectField
        name="type"
        label={t('streams.ruleField.type')}
        options={[
          ...(isUnknown
            ? [{ value: type, label: t('streams.rule.unknown', { type }), disabled: true }]
            : []),
          ...RULE_TYPE_NAMES.map((one) => ({
            value: `${RULE_TYPES[one]}`,
            label: t(typeNames[one]),
          })),
        ]}
      />
      {(isUnknown || testsField(name)) && <FieldName message={message} />}
      {name === 'input' && <InputOfRule />}
      {(isUnknown || (comparesValue(name) && name !== 'input')) && (
        <ValueOfRule
          isPattern={name === 'regex'}
          isNumber={name === 'greater' || name === 'smaller'}
        />
      )}
      {name !== 'always' && (
        <CheckboxField name="inverted" label={t('streams.ruleField.inverted')} />
      )}
    </>
  );
}

/**
 * Any name may be entered: the server lists a field only after its first message. With a message its
 * fields come first, and its value follows the chosen field until the user enters another.
 */
function FieldName({ message }: { message: Fields | undefined }) {
  const form = useFormState();
  const { data: types, isPending, isError } = useQuery(searchQueries.fields([], EVER));
  const valueOf = (field: string) => (message && textOf(ownValue(message, field))) ?? '';
  const choose = (before: string, field: string) => {
    const value = String(form.valueOf('value'));
    if (message && (value === '' || value === valueOf(before)))
      form.setValue('value', valueOf(field));
  };
  const own = message ? fieldNames(message) : [];
  return (
    <FormField<string> name="field" label={t('streams.ruleField.field')} required>
      {({ name: _, value, onChange, ...control }) => (
        <SearchSelect
          {...control}
          monospace
          value={value === '' ? undefined : value}
          onChange={(field = '') => {
            onChange(field);
            choose(value, field);
          }}
          toValue={(typed) => typed.trim() || undefined}
          loading={isPending && !isError}
          options={[
            ...own.map((field) => ({
              value: field,
              label: field,
              info: valueLine(message?.[field], SHOWN_VALUE),
              group: t('streams.ruleField.ofMessage'),
            })),
            ...byUse(types ?? [])
              .filter(({ name: field }) => !own.includes(field))
              .map(({ name: field, type: { type } }) => ({
                value: field,
                label: field,
                info: type,
                ...(message && { group: t('streams.ruleField.others') }),
              })),
          ]}
        />
      )}
    </FormField>
  );
}

/** The server's own fields last. */
const byUse = (types: readonly FieldType[]) => [
  ...types.filter(({ name }) => !isReserved(name)),
  ...types.filter(({ name }) => isReserved(name)),
];

function ValueOfRule({ isPattern, isNumber }: { isPattern: boolean; isNumber: boolean }) {
  return (
    <FormField<string>
      name="value"
      label={t(
        isPattern
          ? 'streams.ruleField.pattern'
          : isNumber
            ? 'streams.ruleField.number'
            : 'streams.ruleField.value',
      )}
      help={isPattern ? t('streams.ruleField.patternHelp') : undefined}
      required
    >
      {(control) => (
        <div>
          <LineInput
            {...control}
            monospace
            autoComplete="off"
            inputMode={isNumber ? 'decimal' : undefined}
          />
          {isPattern && (
            <PatternHint source={control.value} isReported={control['aria-invalid'] === true} />
          )}
        </div>
      )}
    </FormField>
  );
}

/** Users who may not read inputs enter the id. */
function InputOfRule() {
  const { inputs, isPending, isUnknown } = useInputChoice();
  if (isUnknown)
    return (
      <TextField
        name="value"
        label={t('streams.ruleField.inputId')}
        help={t('streams.ruleField.inputsUnreadable')}
        required
        spellCheck={false}
        autoComplete="off"
      />
    );
  return (
    <FormField<string> name="value" label={t('streams.ruleField.input')} required>
      {({ name: _, value, onChange, ...control }) => (
        <SearchSelect
          {...control}
          value={value === '' ? undefined : value}
          onChange={(input) => onChange(input ?? '')}
          loading={isPending}
          options={[...(inputs ?? [])].map(([id, { title, type }]) => ({
            value: id,
            label: title,
            info: type,
          }))}
        />
      )}
    </FormField>
  );
}
