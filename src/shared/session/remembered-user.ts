const KEY = 'console.username';

/** Who was signed in here last: with the name, the profile is fetched beside the session check and not after it. */
export const rememberedUser = {
  name: (): string | undefined => read() ?? undefined,
  remember(name: string): void {
    attempt(() => localStorage.setItem(KEY, name));
  },
  forget(): void {
    attempt(() => localStorage.removeItem(KEY));
  },
  /** Tells when another tab signs in as someone else: then this one no longer acts as who it shows. */
  onOther(name: string, listener: () => void): () => void {
    const hear = ({ key, newValue }: StorageEvent) => { if (key === KEY && newValue !== null && newValue !== name) listener(); };
    addEventListener('storage', hear);
    return () => removeEventListener('storage', hear);
  },
};

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Browsers may forbid storage altogether; then the profile is fetched a moment later. */
function attempt(work: () => void): void {
  try {
    work();
  } catch {
    return;
  }
}
