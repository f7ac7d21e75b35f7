import { writeLocal, readLocal } from '@/shared/local-choice/local-choice';

const KEY = 'console.username';

/**
 * Who was signed in here last: with the name, the profile is fetched beside the session check and
 * not after it.
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
   * Tells when another tab signs in as someone else: then this one no longer acts as who it shows.
   */
  onOther(name: string, listener: () => void): () => void {
    const hear = ({ key, newValue }: StorageEvent) => {
      if (key === KEY && newValue !== null && newValue !== name) listener();
    };
    addEventListener('storage', hear);
    return () => removeEventListener('storage', hear);
  },
};
