import type { IncomingMessage } from '../../message-types/incoming-message';
import { copyOf, type Step } from '../chain/step';

/** Puts messages into the streams whose rules they match. `route` returns the ids of streams. */
export const applyStreamRules =
  (route: (message: IncomingMessage) => readonly string[]): Step =>
  (message) => {
    const routed = copyOf(message);
    routed.streams = route(message);
    return routed;
  };
