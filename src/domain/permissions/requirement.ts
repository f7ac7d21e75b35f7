/**
 * What something asks of a user: all of `permissions`, and one of `anyPermissions`. Nothing asked
 * is granted.
 */
export type Requirement = {
  permissions?: readonly string[] | undefined;
  anyPermissions?: readonly string[] | undefined;
};

/** `permits` as `permissionCheck` gives it. */
export function grants(
  permits: (permission: string) => boolean,
  { permissions = [], anyPermissions = [] }: Requirement,
): boolean {
  return (
    permissions.every(permits) && (anyPermissions.length === 0 || anyPermissions.some(permits))
  );
}
