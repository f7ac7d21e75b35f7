import type { Api } from './http/api';
import type { IndexManagement } from './index-management';
import type { InputService } from './inputs/running/input-service';
import type { Credentials } from './sessions/credentials';
import type { CookieSettings } from './sessions/cookie';
import type { Database } from './storage/database';
import type { Stores } from './stores';
import type { StreamIndexSets } from './streams/index-sets';
import type { RuleInput } from './streams/stream-services';
import type { Lifecycle } from './system/load-balancer';
import type { ReadApiDocument } from './system/api-document-routes';
import type { NodeLog } from './system/node-log';

/** What modules can ask for. Each names only what it needs, so that tests can give it just that. */
export type NodeContext = Stores &
  Pick<IndexManagement, 'jobs' | 'settle'> & {
    nodeId: string;
    database: Database;
    /** Where the data lies; absolute. */
    directory: string;
    /** Where support bundles are kept; undefined for a node without a data directory. */
    bundleDirectory: string | undefined;
    /** Answers requests to the node's own API. */
    handle: Api['handle'];
    writer: Stores['messages']['writer'];
    inputs: InputService;
    /** Stops and removes an input; the sample goes with its messages. */
    removeInput(id: string): Promise<void>;
    /** The inputs that stream rules can name. */
    ruleInputs(): readonly RuleInput[];
    streamIndexSets: StreamIndexSets;
    credentials: Credentials;
    cookie: CookieSettings;
    passwordCost: number | undefined;
    /** The least number of characters of new passwords. */
    minPasswordLength: number;
    leadingWildcards: boolean;
    /** Whether the node answers as one with the enterprise plugin and its license. */
    enterprise: boolean;
    lifecycle: Lifecycle;
    apiDocument: ReadApiDocument;
    log: NodeLog;
    /** Milliseconds that each part took to start; complete once the node has started. */
    startTimes: Record<string, number>;
    /** Milliseconds since the epoch. */
    startedAt: number;
    /** Ends the program; undefined where the node is part of another one. */
    shutDown: (() => void) | undefined;
    /** Milliseconds since the epoch. */
    now: () => number;
  };
