import { cutLog, damageIn, damageOf, setLogAside } from './log-file';

/**
 * Attaches a file of which the log may be damaged or cut off. Such a log is set aside, and what
 * precedes the damage is read; `onDamaged` gets the name of the copy. @throws the error of `attach`
 */
export async function attachWithLog(
  path: string,
  attach: () => Promise<void>,
  onDamaged: (copy: string) => void,
): Promise<void> {
  const damage = damageOf(path);
  if (damage !== undefined) onDamaged(setLogAside(path, damage, Date.now()));
  try {
    await attach();
  } catch (error) {
    const from = damageIn(error);
    if (from === undefined) throw error;
    // Damage in the size of an entry shows at a later place first.
    if (damage !== undefined) cutLog(path, from);
    else onDamaged(setLogAside(path, from, Date.now()));
    await attach();
  }
}
