import type { ListPreferences, TelemetrySettings } from '@/contract/console-settings';
import type { RouteTable } from '../http/serve';
import { openDocuments, type DocumentStorage } from '../storage/documents';
import { serveAbsentFeatures } from './absent-routes';
import { serveListPreferences } from './list-preference-routes';
import { serveTelemetry } from './telemetry-routes';

/** What the console itself keeps for each user, and the features it asks about that are absent. */
export async function serveConsoleSettings(
  table: RouteTable,
  documents: DocumentStorage,
): Promise<void> {
  serveTelemetry(table, await openDocuments<TelemetrySettings>(documents, 'telemetry'));
  serveListPreferences(table, await openDocuments<ListPreferences>(documents, 'list_preferences'));
  serveAbsentFeatures(table);
}
