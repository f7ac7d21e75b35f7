/**
 * Required permissions: all of `permissions` and one of `anyPermissions`. An empty requirement is
 * always met.
 */
export type Requirement = {
  permissions?: readonly string[] | undefined;
  anyPermissions?: readonly string[] | undefined;
};

/** `permits` is the result of `permissionCheck`. */
export function grants(
  permits: (permission: string) => boolean,
  { permissions = [], anyPermissions = [] }: Requirement,
): boolean {
  return (
    permissions.every((one) => permits(one)) &&
    (anyPermissions.length === 0 || anyPermissions.some((one) => permits(one)))
  );
}
