import { z } from 'zod';
import {
  getTelemetry,
  getTelemetrySettings,
  putTelemetrySettings,
  type TelemetrySettings,
} from '@/contract/console-settings';
import { mapped, readBody } from '../http/body-mapping';
import { serve } from '../http/serve';
import type { Module } from '../resource/registry';
import { openDocuments, type DocumentStorage } from '../storage/documents';

const schema = mapped({
  telemetry_enabled: z.boolean().default(false),
  telemetry_permission_asked: z.boolean().default(false),
});
const UNASKED: TelemetrySettings = { telemetry_enabled: false, telemetry_permission_asked: false };

/** Stores each user's answer, so that consoles do not ask again. Nothing is ever sent. */
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
    await stored.put(user.id, readBody(schema, body));
    return null;
  });
};
