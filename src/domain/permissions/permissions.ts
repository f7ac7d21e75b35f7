/**
 * A permission over one item. Its id is plain text: `*`, `,` and `:` in it mean nothing, so that the
 * name of a user can be an id.
 */
export type ItemPermission = { permission: string; id: string };

/** Shiro permissions as text, and permissions over single items. */
export type Granted = readonly (string | ItemPermission)[];

/** A permission as the API lists it. */
export const permissionText = (granted: string | ItemPermission): string =>
  typeof granted === 'string' ? granted : `${granted.permission}:${granted.id}`;

/**
 * Whether a granted Shiro permission implies the required one: parts are separated by `:`, `*`
 * matches any part, a shorter grant covers everything below it, and a part can list alternatives
 * separated by commas. `id` is the item that the permission is required over, as plain text.
 */
export function isPermitted(granted: Granted, required: string, id?: string): boolean {
  const wanted: readonly (readonly string[])[] = [
    ...required.split(':').map((part) => part.split(',')),
    ...(id === undefined ? [] : [[id]]),
  ];
  const text = id === undefined ? required : `${required}:${id}`;
  return granted.some(
    (grant) =>
      permissionText(grant) === text || (typeof grant === 'string' && covers(grant, wanted)),
  );
}

const covers = (grant: string, wanted: readonly (readonly string[])[]): boolean =>
  grant.split(':').every((part, index) => {
    if (part === '*') return true;
    const alternatives = part.split(',');
    return wanted[index]?.every((one) => alternatives.includes(one)) ?? false;
  });

/**
 * A faster `isPermitted` for many checks: owners of a thousand streams have thousands of grants,
 * and every row of a list is checked. `id` is the item that the permission has to cover.
 */
export function permissionCheck(granted: Granted): (required: string, id?: string) => boolean {
  const texts = granted.filter((grant) => typeof grant === 'string');
  const exact = new Set(granted.map(permissionText));
  const plain = new Set(texts.filter((grant) => !/[*,]/.test(grant)));
  const others = texts.filter((grant) => !plain.has(grant));
  return (required, id) => {
    if (required.includes(',')) return isPermitted(granted, required, id);
    if (exact.has(id === undefined ? required : `${required}:${id}`)) return true;
    for (let end = required.indexOf(':'); end >= 0; end = required.indexOf(':', end + 1))
      if (plain.has(required.slice(0, end))) return true;
    return plain.has(required) || isPermitted(others, required, id);
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
