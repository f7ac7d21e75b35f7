import {
  FORMAT_STRING,
  LINK_FIELD,
  SEVERITY_MAPPER,
  type DecoratorType,
} from '@/contract/decorators';
import type { RequestedField } from '@/contract/inputs';

const field = (
  type: RequestedField['type'],
  human_name: string,
  description: string,
  default_value: unknown,
  is_optional = false,
): RequestedField => ({
  type,
  human_name,
  description,
  default_value,
  is_optional,
  is_encrypted: false,
  attributes: [],
  position: 100,
  additional_info: {},
});

/** Decorators that need no lookup tables and pipelines. */
export const DECORATOR_TYPES: Readonly<Record<string, DecoratorType>> = {
  [SEVERITY_MAPPER]: {
    type: SEVERITY_MAPPER,
    name: 'Syslog Severity Mapper',
    human_name: 'Syslog Severity Mapper',
    link_to_docs: '',
    requested_configuration: {
      source_field: field(
        'text',
        'Source field',
        'The field with the number of a syslog severity.',
        'level',
      ),
      target_field: field(
        'text',
        'Target field',
        'The field that gets the name of the severity.',
        'severity',
      ),
    },
  },
  [FORMAT_STRING]: {
    type: FORMAT_STRING,
    name: 'Format String',
    human_name: 'Format string',
    link_to_docs: '',
    requested_configuration: {
      format_string: field(
        'text',
        'Format String',
        'What the field shall say; ${source} stands for the value of source.',
        '${source} - ${message}',
      ),
      require_all_fields: field(
        'boolean',
        'Require all fields',
        'Leaves messages alone that lack one of the fields.',
        false,
        true,
      ),
      target_field: field('text', 'Target field', 'The field that gets the text.', 'message'),
    },
  },
  [LINK_FIELD]: {
    type: LINK_FIELD,
    name: 'Hyperlink String',
    human_name: 'Hyperlink string',
    link_to_docs: '',
    requested_configuration: {
      link_field: field('text', 'Link field', 'The field whose value is an address.', 'message'),
    },
  },
};
