const MOST = 100;

/**
 * Remembers what was made last: one pattern is asked of several columns in several indices, and
 * some take long to read.
 */
export function recent<T>(): (key: string, make: () => T) => T {
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
