import { namedIn } from './expand';
import type { NamedPattern } from './pattern-file';

/**
 * The names of the patterns that refer to each pattern, by its name, in the order given; none for
 * those that nothing refers to.
 */
export function usersOfPatterns(
  patterns: readonly NamedPattern[],
): ReadonlyMap<string, readonly string[]> {
  const users = new Map<string, string[]>();
  for (const { name, pattern } of patterns)
    for (const used of namedIn(pattern)) {
      const known = users.get(used);
      if (known) known.push(name);
      else users.set(used, [name]);
    }
  return users;
}
