import type { RequestedField } from '@/contract/inputs';

type More = Partial<
  Pick<
    RequestedField,
    'is_optional' | 'attributes' | 'additional_info' | 'position' | 'is_encrypted'
  >
>;

/** A field of an input's form; optional by default. */
export function field(
  type: RequestedField['type'],
  human_name: string,
  description: string,
  default_value: RequestedField['default_value'],
  more: More = {},
): RequestedField {
  return {
    type,
    human_name,
    description,
    default_value,
    is_optional: true,
    is_encrypted: false,
    attributes: [],
    additional_info: {},
    position: 100,
    ...more,
  };
}

export const required = { is_optional: false };
export const positive = { attributes: ['only_positive'] };
