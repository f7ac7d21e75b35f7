const MOST = 100;

/**
 * Caches recent results, because a pattern is compiled for several columns and indices, and some
 * are slow to compile.
 */
export function cacheRecent<T>(): (key: string, make: () => T) => T {
  const known = new Map<string, T>();
  return (key, make) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = make();
    const [oldest] = known.keys();
    if (known.size >= MOST && oldest !== undefined) known.delete(oldest);
    known.set(key, made);
    return made;
  };
}
