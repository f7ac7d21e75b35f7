/**
 * Whether a granted Shiro permission implies the required one: parts are separated by `:`, `*`
 * matches any part, a shorter grant covers everything below it, and a part can list alternatives
 * separated by commas.
 */
export function isPermitted(granted: readonly string[], required: string): boolean {
  const wanted = required.split(':');
  return granted.some((grant) => {
    const parts = grant.split(':');
    return parts.every((part, index) => {
      if (part === '*') return true;
      const want = wanted[index];
      return want !== undefined && want.split(',').every((one) => part.split(',').includes(one));
    });
  });
}

/**
 * A faster `isPermitted` for many checks: owners of a thousand streams have thousands of grants,
 * and every row of a list is checked. `id` is the item that the permission has to cover.
 */
export function permissionCheck(
  granted: readonly string[],
): (permission: string, id?: string) => boolean {
  const plain = new Set(granted.filter((grant) => !/[*,]/.test(grant)));
  const others = granted.filter((grant) => !plain.has(grant));
  return (permission, id) => {
    const required = id === undefined ? permission : `${permission}:${id}`;
    if (required.includes(',')) return isPermitted(granted, required);
    for (let end = required.indexOf(':'); end >= 0; end = required.indexOf(':', end + 1))
      if (plain.has(required.slice(0, end))) return true;
    return plain.has(required) || isPermitted(others, required);
  };
}

/**
 * Whether a permission is granted for at least one item: `streams:read:1` is enough for
 * `streams:read`.
 */
export function isPermittedForSome(granted: readonly string[], required: string): boolean {
  const depth = required.split(':').length;
  return isPermitted(
    granted.map((grant) => grant.split(':').slice(0, depth).join(':')),
    required,
  );
}
