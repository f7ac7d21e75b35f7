import type { RequestedField } from '@/contract/inputs';
import {
  missingField,
  openedConfiguration,
  storedConfiguration,
} from '@/server/inputs/running/configuration';
import type { Configuration } from '@/server/inputs/definition/model';
import { openSecrets } from '@/server/inputs/running/secrets';

/** The embedded node's own rules for the configuration of an input with these fields. */
export async function inputRules(fields: Readonly<Record<string, RequestedField>>) {
  const secrets = await openSecrets(undefined);
  const definition = { fields };
  return {
    /** What the node keeps of what was sent. */
    store: (sent: Readonly<Record<string, unknown>>, before: Configuration = {}) =>
      storedConfiguration(definition, sent, secrets, before),
    /** The field because of which the node would refuse it. */
    missing: (stored: Configuration) => missingField(definition, stored),
    /** With secrets readable. */
    open: (stored: Configuration) => openedConfiguration(stored, secrets),
  };
}
