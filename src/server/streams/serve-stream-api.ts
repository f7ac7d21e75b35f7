import type { RouteTable } from '../http/serve';
import { serveStreamChanges } from './stream-changes';
import { serveStreamRules, type RuleInput } from './stream-rule-routes';
import { serveStreams } from './stream-routes';
import type { StreamServices } from './stream-services';

export type StreamApiServices = StreamServices & {
  /** The inputs that rules may name. */
  ruleInputs(): readonly RuleInput[];
};

/** Streams and their rules. */
export function serveStreamApi(table: RouteTable, services: StreamApiServices): void {
  serveStreams(table, services);
  serveStreamChanges(table, services);
  serveStreamRules(table, services, services.ruleInputs);
}
