import { NODE_TEXTS } from '@/domain/node-text/texts';

/**
 * Texts that servers send in English, to be shown in other languages. The embedded node sends the
 * codes of its texts; those of Graylog are recognized by `known-texts.ts`.
 */
export const texts = {
  ...NODE_TEXTS,

  'serverText.other': 'Server message: {{text}}',
  'serverText.title.QUERY_PARSING_ERROR': 'Query parsing error',
  'serverText.title.UNKNOWN_FIELD': 'Unknown field',
  'serverText.title.INVALID_OPERATOR': 'Invalid operator',
  'serverText.title.INVALID_VALUE_TYPE': 'Invalid value type',
  'serverText.title.UNDECLARED_PARAMETER': 'Undeclared parameter',
  'serverText.title.EMPTY_PARAMETER': 'Empty parameter',

  'graylog.parse': 'Cannot parse query: unexpected {{part}} (line {{line}}, column {{column}})',
  'graylog.parseEnd': 'Cannot parse query, cause: incomplete query',
  'graylog.parseOther': 'Cannot parse query, cause: {{reason}}',
  'graylog.unknownField': 'Query contains unknown field: {{field}}',
  'graylog.lowercaseOperator': 'Query contains invalid operator "{{word}}".',
  'graylog.wrongValue': 'Type of {{field}} is {{type}}, cannot use value {{value}}',
  'graylog.undeclaredParameter': 'Query uses undeclared parameter: {{name}}',
  'graylog.notAuthorized': 'Not authorized',
  'graylog.notAuthorizedFor': 'Not authorized to access {{id}}',
  'graylog.notAllowed': 'Not allowed to edit {{id}}',
  'graylog.missing': '{{id}} was not found',
  'graylog.notFound': '{{id}} was not found',
  'graylog.wrongPassword': 'Wrong user name or password',
  'graylog.oldPassword': 'Old password is missing or incorrect.',
  'graylog.tooManySignIns': 'Too many sign-in attempts. Wait a minute and try again.',
  'graylog.serviceAccount': 'Cannot login with service account {{name}}',
  'graylog.usernameTaken': 'Cannot create user {{name}}. Username is already taken.',
  'graylog.roleExists': 'Role {{name}} already exists.',
  'graylog.unknownRoles': 'Invalid role names: {{names}}',
  'graylog.readOnlyUser': 'Cannot modify readonly user {{name}}',
  'graylog.ownStatus': 'Users are not allowed to set their own status',
  'graylog.readOnlyRole': 'Cannot change read only role {{name}}',
  'graylog.tooLong': 'Value is longer than {{most}} characters!',
  'graylog.length': 'Value is not between {{least}} and {{most}} in length!',
  'graylog.empty': 'must not be empty',
  'graylog.builtInStream': 'The stream cannot be edited.',
  'graylog.builtInRules': 'Cannot add stream rules to non-editable streams.',
  'graylog.indexSetMissing': 'Index set with ID <{{id}}> does not exist!',
  'graylog.indexSetReadOnly': 'Assigned index set must be writable!',
  'graylog.indexPrefix': 'Index prefix "{{prefix}}" would conflict with an existing index set!',
  'graylog.defaultWritable': 'Default index set must be writable.',
  'graylog.inputField':
    'Mandatory configuration field "{{field}}" is missing or has the wrong data type',
  'graylog.inputConfiguration': 'Missing or invalid input configuration.',
  'graylog.addressInUse':
    'Cannot listen on {{address}}: address already in use by another input or program.',
  'graylog.bindFailed': 'Address already in use',
  'graylog.notListed': 'URL <{{url}}> is not whitelisted.',
  'graylog.badRegex': "Cannot create whitelist entry for invalid regular expression '{{regex}}'.",
  'graylog.bodyTooLarge': 'The request body is too large.',
  'graylog.jobLimit': 'Concurrency level of this job reached',
  'graylog.rangeLimit': 'Search out of allowed time range limit',
  'graylog.searchQuery': 'Unable to perform search query',
} as const;

declare module '../catalogue' {
  interface Catalogue extends Entries<typeof texts> {}
}
