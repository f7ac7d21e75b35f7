/**
 * Whether one of the granted Shiro-style permissions implies the required one (B6.1): parts are split at `:`,
 * `*` stands for any part, a grant that is shorter covers all that follows, a part may list alternatives by comma.
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
