/**
 * Whether one of the granted Shiro-style permissions implies the required one: parts are
 * split at `:`, `*` stands for any part, a grant that is shorter covers all that follows, a part
 * may list alternatives by comma.
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
 * `isPermitted` over the same grants many times, at a cost that does not grow with them: who owns a
 * thousand streams has thousands of grants, and every row of a list is asked about.
 */
export function permissionCheck(granted: readonly string[]): (required: string) => boolean {
  const plain = new Set(granted.filter((grant) => !/[*,]/.test(grant)));
  const others = granted.filter((grant) => !plain.has(grant));
  return (required) => {
    if (required.includes(',')) return isPermitted(granted, required);
    for (let end = required.indexOf(':'); end >= 0; end = required.indexOf(':', end + 1))
      if (plain.has(required.slice(0, end))) return true;
    return plain.has(required) || isPermitted(others, required);
  };
}
