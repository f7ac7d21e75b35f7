import { parseServerVersion, type ServerVersion } from '@/contract/server-version';
import './app-config';
import { apiUrl } from './base-url';

/** The version of the server, read once. */
function createServerVersion() {
  let asked: Promise<ServerVersion | undefined> | undefined;
  let answered: ServerVersion | undefined;

  const configured = () => {
    const text = globalThis.appConfig?.serverVersion;
    return text === undefined ? undefined : parseServerVersion(text);
  };

  /** The greeting needs no sign-in. Without an answer the next request asks again. */
  async function ask(): Promise<ServerVersion | undefined> {
    try {
      const response = await fetch(apiUrl('/'), { headers: { Accept: 'application/json' } });
      const { version } = (await response.json()) as { version?: unknown };
      answered = typeof version === 'string' ? parseServerVersion(version) : undefined;
    } catch {
      answered = undefined;
    }
    if (answered === undefined) asked = undefined;
    return answered;
  }

  return {
    /** Undefined until it was read, and for servers that tell none. */
    known: (): ServerVersion | undefined => configured() ?? answered,
    /** Never rejects: without a version, requests have the base form. */
    async read(): Promise<ServerVersion | undefined> {
      return configured() ?? (await (asked ??= ask()));
    },
    /** Sets what the server is known to be, instead of asking it. */
    use(version: string) {
      answered = parseServerVersion(version);
      asked = Promise.resolve(answered);
    },
  };
}

export const serverVersion = createServerVersion();
