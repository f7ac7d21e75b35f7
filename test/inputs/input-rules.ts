import type { RequestedField } from '@/contract/inputs';
import {
  missingField,
  openedConfiguration,
  storedConfiguration,
} from '@/server/inputs/running/configuration';
import type { Configuration } from '@/server/inputs/definition/model';
import { openSecrets } from '@/server/inputs/running/secrets';

/** The embedded node's validation of a configuration with these fields. */
export async function inputRules(fields: Readonly<Record<string, RequestedField>>) {
  const secrets = await openSecrets(undefined);
  const definition = { fields };
  return {
    /** The configuration that the node stores. */
    store: (sent: Readonly<Record<string, unknown>>, before: Configuration = {}) =>
      storedConfiguration(definition, sent, secrets, before),
    /** The field because of which the node rejects the configuration. */
    missing: (stored: Configuration) => missingField(definition, stored),
    /** Decrypts secrets. */
    open: (stored: Configuration) => openedConfiguration(stored, secrets),
  };
}
