import type { ConfigDocument } from '@/contract/cluster-config';
import { readFields, type ConfigField } from '@/shared/config-form/config-field';
import {
  fromConfiguration,
  toConfiguration,
  type ConfigValue,
} from '@/shared/config-form/config-values';
import type { JavaTimeUnit } from '@/shared/pickers/spans';
import type { TimeSpan } from '@/ui/time-unit-input/TimeUnitInput';
import type { Member } from './member';
import { toMs, toSpan } from './milliseconds';

export type ClassValues = Readonly<Record<string, ConfigValue | TimeSpan<JavaTimeUnit>>>;
/** A member with its field: one of the configuration form, or a time span or duration. */
export type ClassField = { member: Member; key: string; field: ConfigField | undefined };

export const fieldsOf = (members: readonly Member[]): ClassField[] =>
  members.map((member) => {
    const [field] = isOwnField(member) ? [] : readFields({ [member.name]: definitionOf(member) });
    return { member, key: field?.key ?? member.name, field };
  });

const isOwnField = ({ kind }: Member) => kind === 'milliseconds' || kind === 'duration';

/** As servers define the fields of inputs and outputs. */
const definitionOf = ({ kind, label, help = '', options = {}, optional, preset }: Member) => ({
  type: kind === 'secret' ? 'text' : kind,
  human_name: label,
  description: help,
  default_value: preset,
  is_optional: optional === true || kind === 'list',
  is_encrypted: false,
  attributes: kind === 'secret' ? ['is_password'] : [],
  additional_info: { values: options },
});

export const valueIn = (document: ConfigDocument, { name, preset }: Member): unknown =>
  document[name] ?? preset;

export const toValues = (fields: readonly ClassField[], document: ConfigDocument): ClassValues =>
  Object.fromEntries(
    fields.map(({ member, key, field }) => {
      const value = valueIn(document, member);
      if (field) return [key, fromConfiguration([field], { [member.name]: value })[key]];
      return [key, member.kind === 'milliseconds' ? toSpan(Number(value)) : String(value ?? '')];
    }),
  );

/** The document with the values of the form; members without a field are kept. */
export const toDocument = (
  fields: readonly ClassField[],
  values: ClassValues,
  current: ConfigDocument,
): ConfigDocument => ({
  ...current,
  ...Object.fromEntries(
    fields.map(({ member, key, field }): [string, unknown] => {
      const value = values[key];
      if (isSpan(value)) return [member.name, toMs(value)];
      return [member.name, field ? toConfiguration([field], { [key]: value })[member.name] : value];
    }),
  ),
});

export const isSpan = (value: ClassValues[string]): value is TimeSpan<JavaTimeUnit> =>
  typeof value === 'object' && 'unit' in value;
