import {
  getTelemetry,
  getTelemetrySettings,
  putTelemetrySettings,
  type TelemetrySettings,
} from '@/contract/console-settings';
import { bodyObject, knownMembers } from '../http/body';
import { Problem } from '../http/problem';
import { serve } from '../http/serve';
import type { Module } from '../resource/registry';
import { openDocuments, type DocumentStorage } from '../storage/documents';

const UNASKED: TelemetrySettings = { telemetry_enabled: false, telemetry_permission_asked: false };

/**
 * What each user answered. Nothing is sent whatever the answer was; clients that ask must not ask
 * again.
 */
export const serveTelemetry: Module<{ documents: DocumentStorage }> = async (
  table,
  { documents },
) => {
  const stored = await openDocuments<TelemetrySettings>(documents, 'telemetry');
  serve(table, getTelemetry, ({ user }) => ({
    user_telemetry_settings: stored.get(user.id) ?? UNASKED,
  }));
  serve(table, getTelemetrySettings, ({ user }) => stored.get(user.id) ?? UNASKED);
  serve(table, putTelemetrySettings, async ({ user, body }) => {
    await stored.put(user.id, settingsIn(body));
    return null;
  });
};

function settingsIn(body: unknown): TelemetrySettings {
  const given = bodyObject(body);
  knownMembers(given, ['telemetry_enabled', 'telemetry_permission_asked']);
  const { telemetry_enabled = false, telemetry_permission_asked = false } = given;
  if (typeof telemetry_enabled !== 'boolean' || typeof telemetry_permission_asked !== 'boolean')
    throw new Problem(400, 'The members of telemetry settings are true or false.');
  return { telemetry_enabled, telemetry_permission_asked };
}
