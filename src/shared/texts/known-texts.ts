import { NODE_TEXTS } from '@/domain/node-text/texts';
import type { texts } from './en/serverTexts';

type Key = keyof typeof texts;

/** Texts of Graylog, in its words, with the key of the same text in the catalogue. */
const KNOWN: readonly (readonly [key: Key, words: RegExp])[] = [
  [
    'graylog.parse',
    /^Cannot parse query, cause: .*?[Ee]ncountered "? ?(?:<\w+> )?"?(?<part>.*?)"? "? ?at line (?<line>\d+), column (?<column>\d+)/,
  ],
  [
    'graylog.parseEnd',
    /^(?:Request validation failed: )?Cannot parse query, cause: incomplete query/,
  ],
  [
    'graylog.parseOther',
    /^(?:Request validation failed: )?Cannot parse query, cause: (?<reason>[^]*)$/,
  ],
  ['graylog.unknownField', /^Query contains unknown field: (?<field>.*)$/],
  ['graylog.lowercaseOperator', /^Query contains invalid operator "(?<word>.*)"\./],
  ['graylog.wrongValue', /^Type of (?<field>.*) is (?<type>\w+), cannot use value (?<value>.*)$/],
  ['graylog.undeclaredParameter', /^Query uses undeclared parameter: (?<name>.*)$/],
  ['graylog.notAuthorized', /^Not authorized\.?$/],
  [
    'graylog.notAuthorizedFor',
    /^Not authorized to access (?:resource id |entity |message )?<?(?<id>.*?)>?\.?$/,
  ],
  ['graylog.notAllowed', /^Not allowed to (?:edit|view) \w+ <?(?<id>.*?)>?\.?$/],
  [
    'graylog.missing',
    /^(?:Stream|Input|View|User|Message|Search|Index|Index set|Decorator|Notification|Event definition|Lookup table)(?: with (?:id|ID))? ?[<\[]?(?<id>[^\s>\]]+)[>\]]?(?: not found\W?| does(?: not|n't) exist!?| has not been found\.?)(?: in index \S+)?$/,
  ],
  [
    'graylog.notFound',
    /^(?:Couldn't find|Could not find|Unable to find|Cannot find|No role found with name|No system job with ID) (?:.*?[\s<\[:])?(?<id>[^\s<>\[\]]+?)[>\]]?!?\.?(?: found)?$/,
  ],
  ['graylog.wrongPassword', /^Wrong user name or password$/],
  ['graylog.oldPassword', /^Old password is missing or incorrect\.$/],
  ['graylog.tooManySignIns', /^Too many sign-in attempts\./],
  ['graylog.serviceAccount', /^Cannot login with service account (?<name>.*)$/],
  ['graylog.usernameTaken', /^Cannot create user (?<name>.*)\. Username is already taken\.$/],
  ['graylog.roleExists', /^Role (?<name>.*) already exists\.$/],
  ['graylog.unknownRoles', /^Invalid role names: (?<names>.*)$/],
  ['graylog.readOnlyUser', /^Cannot modify readonly user (?<name>.*)$/],
  ['graylog.ownStatus', /^Users are not allowed to set their own status$/],
  ['graylog.readOnlyRole', /^Cannot (?:update|delete) read only (?:system )?role (?<name>.*)$/],
  ['graylog.tooLong', /^Value is longer than (?<most>\d+) characters!$/],
  ['graylog.length', /^Value is not between (?<least>\d+) and (?<most>\d+) in length!$/],
  [
    'graylog.empty',
    /^(?:Value "" is not a valid non-empty String!|must not be empty|may not be empty)$/,
  ],
  ['graylog.builtInStream', /^The stream cannot be (?:edited|paused|resumed|cloned|deleted)\.$/],
  ['graylog.builtInRules', /^Cannot (?:add|update|delete|remove) stream rules/],
  ['graylog.indexSetMissing', /^Index set with ID <(?<id>.*)> does not exist!$/],
  ['graylog.indexSetReadOnly', /^Assigned index set must be writable!$/],
  [
    'graylog.indexPrefix',
    /^Index prefix "(?<prefix>.*)" would conflict with an? existing index set/,
  ],
  ['graylog.defaultWritable', /^Default index set must be writable\.$/],
  [
    'graylog.inputField',
    /^Mandatory configuration field "(?<field>.*)" is missing or has the wrong data type$/,
  ],
  ['graylog.inputConfiguration', /^Missing or invalid input configuration\.$/],
  ['graylog.addressInUse', /^Cannot listen on (?<address>.*): address already in use/],
  ['graylog.bindFailed', /^(?:.*?: )?Address already in use$/],
  ['graylog.notListed', /^URL <(?<url>.*)> is not whitelisted\.$/],
  [
    'graylog.badRegex',
    /^Cannot create whitelist entry for invalid regular expression '(?<regex>.*)'\.$/,
  ],
  ['graylog.bodyTooLarge', /^The request body is too large\.$/],
  ['graylog.jobLimit', /^Concurrency level of this job reached/],
  ['graylog.rangeLimit', /^Search(?: type '.*?')? out of allowed time range limit$/],
  ['graylog.searchQuery', /^Unable to perform search query/],
];

/**
 * The embedded node's texts without a code, such as the state of an input. Longer ones first, since
 * a shorter one may match the same words.
 */
const OF_NODE = Object.entries(NODE_TEXTS)
  .toSorted(([, one], [, other]) => other.length - one.length)
  .map(([code, template]) => [code, patternOf(template)] as const);

/** The key of the catalogue for a text of a server, if it is a known one. */
export function knownText(
  message: string,
): { code: string; values: Readonly<Record<string, string>> } | undefined {
  for (const [code, words] of [...OF_NODE, ...KNOWN]) {
    const found = words.exec(message);
    if (found) return { code, values: { ...found.groups } };
  }
  return undefined;
}

/** A placeholder that occurs again must have the same value. */
function patternOf(template: string): RegExp {
  const names = new Set<string>();
  const parts = template.split(/\{\{(\w+)\}\}/).map((part, index) => {
    if (index % 2 === 0) return part.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
    if (names.has(part)) return `\\k<${part}>`;
    names.add(part);
    return `(?<${part}>[^]*?)`;
  });
  return new RegExp(`^${parts.join('')}$`);
}
