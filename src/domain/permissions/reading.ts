/** Actions that change nothing. */
const READING = new Set([
  'read',
  'list',
  'analyze',
  'absolute',
  'relative',
  'keyword',
  'allkeys',
  'readall',
  'readhistory',
  'readsubsystem',
]);

/** What every user may do with their own account. */
const OVER_ONESELF = new Set(['edit', 'passwordchange', 'tokenlist', 'tokencreate', 'tokenremove']);

type Granted = {
  username: string;
  permissions: readonly string[];
  grn_permissions: readonly string[];
};

/** The permissions of a user that go beyond reading and their own account. */
export const changingPermissions = ({
  username,
  permissions,
  grn_permissions: grns,
}: Granted): string[] => [
  ...permissions.filter((permission) => !isReading(permission, username)),
  ...grns.filter((permission) => !isReading(permission, username)),
];

function isReading(permission: string, username: string): boolean {
  const [domain = '', actions, ...instance] = permission.split(':');
  if (domain === '*' || actions === undefined) return false;
  // Graylog reads these characters of a name as more than the name.
  const isOwn = domain === 'users' && instance.join(':') === username && !/[*,:]/.test(username);
  return actions
    .split(',')
    .every((action) => READING.has(action) || (isOwn && OVER_ONESELF.has(action)));
}
