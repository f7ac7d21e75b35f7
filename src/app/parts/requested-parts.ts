const field = (
  type: string,
  human_name: string,
  description: string,
  more: Record<string, unknown> = {},
) => ({
  type,
  human_name,
  description,
  default_value: null,
  is_optional: true,
  is_encrypted: false,
  attributes: [],
  additional_info: {},
  position: 100,
  ...more,
});
const choices = (count: number) => ({
  values: Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`${index}`, `Choice ${index + 1}`]),
  ),
});

/** One configuration field of each kind a server may ask for. */
export const requestedParts = {
  hostname: field('text', 'Destination host', 'The name or address messages are sent to.', {
    is_optional: false,
  }),
  port: field('number', 'Destination port', 'The port messages are sent to.', {
    is_optional: false,
    default_value: 12_201,
    attributes: ['is_port_number'],
  }),
  below: field('number', 'Offset', 'Below zero.', { attributes: ['only_negative'] }),
  protocol: field('dropdown', 'Protocol', 'How messages travel.', {
    is_optional: false,
    default_value: 'TCP',
    additional_info: { values: { TCP: 'TCP', UDP: 'UDP' } },
  }),
  zone: field('dropdown', 'One of many', 'Searched, not looked through.', {
    additional_info: choices(40),
  }),
  own: field('dropdown', 'One of some, or another', 'What is typed may be chosen, too.', {
    attributes: ['allow_create'],
    additional_info: choices(3),
  }),
  hosts: field('list', 'Hosts', 'Enter adds one.', {
    default_value: ['a.example.org'],
    attributes: ['allow_create'],
  }),
  keep_alive: field(
    'boolean',
    'TCP Keep Alive',
    'Finds out about a receiver that went away without a word.',
    { default_value: true },
  ),
  password: field('text', 'Password', 'Opens the private key.', { attributes: ['is_password'] }),
  token: field('text', 'Token', 'Kept encrypted.', { is_encrypted: true, is_optional: false }),
  certificate: field('inline_binary', 'Certificate', 'A file in DER.', { is_encrypted: true }),
  plain: field('inline_binary', 'Plain file', '', {}),
  properties: field('text', 'Properties', 'One a line.', {
    attributes: ['textarea', 'is_sensitive'],
    position: 200,
  }),
};
