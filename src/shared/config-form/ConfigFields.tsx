import { Fragment, type ReactNode } from 'react';
import { unreachable } from '@/domain/unreachable';
import {
  CheckboxField,
  NumberField,
  SelectField,
  TextAreaField,
  TextField,
} from '@/shared/form/fields';
import { FormField, type FieldProps } from '@/shared/form/FormField';
import { DEFAULT_LOCALE, LocalePicker } from '@/shared/pickers/LocalePicker';
import { PasswordBox } from '@/shared/pickers/boxes';
import { SearchSelect, Tags } from '@/shared/pickers/SearchSelect';
import { UrlInput } from '@/shared/pickers/UrlInput';
import { t } from '@/shared/texts/t';
import { Notice } from '@/ui/notice/Notice';
import { boundsOf, type ConfigField } from './config-field';
import { BinaryField } from './BinaryField';
import { SecretField } from './SecretField';

/** Number of options from which a select becomes searchable. */
const MANY_OPTIONS = 12;

/**
 * The meaning of text fields beyond the server's definition: a URL that the server will request, or
 * a locale, empty for the default.
 */
export type KnownTexts = Readonly<Record<string, 'address' | 'locale'>>;
type ConfigFieldsProps = {
  fields: readonly ConfigField[];
  /** By the field names of the server. */
  known?: KnownTexts;
  /** What follows a field, by the field names of the server. */
  after?: Readonly<Record<string, ReactNode>>;
};

/**
 * Renders the configuration fields requested by a server, inside a form that holds their values by
 * key.
 */
export function ConfigFields({ fields, known = NONE, after = NONE }: ConfigFieldsProps) {
  return fields.map((field) => (
    <Fragment key={field.key}>
      <OneField field={field} known={known[field.name]} />
      {after[field.name]}
    </Fragment>
  ));
}

const NONE = {};

function OneField({ field, known }: { field: ConfigField; known: KnownTexts[string] | undefined }) {
  const { type, isEncrypted, attributes, options } = field;
  const usual = {
    name: field.key,
    label: field.label,
    help: field.description,
    required: field.required,
    optional: !field.required,
  };
  switch (type) {
    case 'boolean':
      return <CheckboxField name={field.key} label={field.label} help={field.description} />;
    case 'inline_binary':
      return isEncrypted ? (
        <BinaryField field={field} />
      ) : (
        <Notice tone="warning" title={field.label}>
          {t('config.notEncrypted')}
        </Notice>
      );
    case 'number':
      return <NumberField {...usual} {...boundsOf(field)} />;
    case 'dropdown':
      return <DropdownField field={field} />;
    case 'list':
      return (
        <FormField<readonly string[]> {...usual}>
          {({ name: _, ...control }) => <Tags {...control} suggestions={[...options]} />}
        </FormField>
      );
    case 'text':
      if (isEncrypted) return <SecretField field={field} />;
      if (attributes.includes('is_password'))
        return (
          <FormField<string> {...usual}>
            {(control) => (
              <PasswordBox
                {...control}
                autoComplete="new-password"
                placeholder={t('config.password')}
              />
            )}
          </FormField>
        );
      if (known === 'address')
        return (
          <FormField<string> {...usual}>
            {({ name: _, ...control }) => <UrlInput {...control} />}
          </FormField>
        );
      if (known === 'locale') return <LocaleField {...usual} />;
      return attributes.includes('textarea') ? (
        <TextAreaField {...usual} rows={4} spellCheck={false} />
      ) : (
        <TextField {...usual} autoComplete="off" spellCheck={false} />
      );
    default:
      return unreachable(type);
  }
}

function LocaleField(usual: FieldProps) {
  return (
    <FormField<string> {...usual}>
      {({ name: _, value, onChange, ...control }) => (
        <LocalePicker
          {...control}
          value={value || DEFAULT_LOCALE}
          onChange={(tag = DEFAULT_LOCALE) => onChange(tag === DEFAULT_LOCALE ? '' : tag)}
        />
      )}
    </FormField>
  );
}

function DropdownField({ field }: { field: ConfigField }) {
  const { required, attributes, options } = field;
  const usual = {
    name: field.key,
    label: field.label,
    help: field.description,
    required,
    optional: !required,
  };
  const creates = attributes.includes('allow_create');
  if (!creates && options.length < MANY_OPTIONS) {
    // Without an empty option the first one would look selected.
    return (
      <SelectField
        {...usual}
        options={
          options.some(({ value }) => value === '')
            ? options
            : [{ value: '', label: t('config.none') }, ...options]
        }
      />
    );
  }
  return (
    <FormField<string> {...usual}>
      {({ name: _, value, onChange, ...control }) => (
        <SearchSelect
          {...control}
          options={options}
          value={value === '' ? undefined : value}
          onChange={(next) => onChange(next ?? '')}
          clearable={!required}
          {...(creates && { toValue: (typed: string) => typed })}
        />
      )}
    </FormField>
  );
}
