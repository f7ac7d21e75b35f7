import { writeLocal, readLocal } from '@/shared/local-choice/local-choice';

const KEY = 'console.username';

/**
 * The name of the last user in this browser, with which the profile can be fetched in parallel to
 * the session check.
 */
export const rememberedUser = {
  name: (): string | undefined => readLocal(KEY) ?? undefined,
  remember(name: string): void {
    writeLocal(KEY, name);
  },
  forget(): void {
    writeLocal(KEY, null);
  },
  /**
   * Calls `listener` when another tab signs in as a different user: this tab must not act for the
   * displayed one any more.
   */
  onOther(name: string, listener: () => void): () => void {
    const hear = ({ key, newValue }: StorageEvent) => {
      if (key === KEY && newValue !== null && newValue !== name) listener();
    };
    addEventListener('storage', hear);
    return () => removeEventListener('storage', hear);
  },
};
