import type { OutputServices } from '../outputs/output-services';
import { serveOutputs } from '../outputs/output-routes';
import { serveStreamOutputs } from '../outputs/stream-output-routes';
import type { RouteTable } from '../http/serve';
import { serveStreamChanges } from './stream-changes';
import { serveStreamRules, type RuleInput } from './stream-rule-routes';
import { serveStreams } from './stream-routes';
import type { StreamServices } from './stream-services';

export type StreamApiServices = StreamServices &
  OutputServices & { /** The inputs that rules may name. */ ruleInputs(): readonly RuleInput[] };

/** Streams, their rules and outputs. */
export function serveStreamApi(table: RouteTable, services: StreamApiServices): void {
  serveStreams(table, services);
  serveStreamChanges(table, services);
  serveStreamRules(table, services, services.ruleInputs);
  serveStreamOutputs(table, services);
  serveOutputs(table, services);
}
