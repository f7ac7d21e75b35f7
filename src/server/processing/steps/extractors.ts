import { MessageDraft } from '@/domain/processing/extractors/message/message-draft';
import type { FieldValue } from '@/domain/exact';
import { copyOf, type ProcessedMessage, type Step } from '../chain/step';
import type { ExtractorRunner } from '../extractors/extractor-runner';

/**
 * How long all extractors together may take for a message, in milliseconds. After that, those that
 * were slow lately are skipped; the others are not to blame.
 */
const BUDGET_MS = 200;
/** Parts of a run are measured for every so many messages. */
const SAMPLED_EVERY = 16;

/**
 * Runs the extractors of a message's input. A failing one leaves its error with the message, and the
 * others run. `now` in milliseconds since the epoch.
 */
export function applyExtractors(
  byInput: ReadonlyMap<string, readonly ExtractorRunner[]>,
  now: () => number,
): Step {
  let messages = 0;
  return (message) => {
    const runners = byInput.get(message.inputId);
    if (runners === undefined || runners.length === 0) return message;
    messages += 1;
    const draft = new MessageDraft(message, (name) => ownField(message, name));
    const errors: string[] = [];
    runAll(runners, draft, errors, messages % SAMPLED_EVERY === 1);
    return withResult(message, draft, errors, now);
  };
}

function runAll(
  runners: readonly ExtractorRunner[],
  draft: MessageDraft,
  errors: string[],
  isSampled: boolean,
): void {
  const started = performance.now();
  let at = started;
  let skipped = 0;
  for (const runner of runners) {
    if (at - started > BUDGET_MS && runner.skipIfSlow()) skipped += 1;
    else at = runner.run(draft, errors, at, isSampled);
  }
  if (skipped > 0)
    errors.push(
      `${skipped} slow extractors were skipped, because those before took ${Math.round(at - started)} ms`,
    );
}

function withResult(
  message: ProcessedMessage,
  draft: MessageDraft,
  errors: readonly string[],
  now: () => number,
): ProcessedMessage {
  const content = draft.result(now);
  if (content === undefined && errors.length === 0) return message;
  const changed = copyOf(message);
  if (content !== undefined) {
    changed.timestamp = content.timestamp;
    changed.source = content.source;
    changed.message = content.message;
    changed.fields = content.fields;
  }
  if (errors.length > 0) changed.errors = [...(message.errors ?? []), ...errors];
  return changed;
}

/** What the node knows of a message besides its content. */
function ownField(message: ProcessedMessage, name: string): FieldValue | undefined {
  switch (name) {
    case 'gl2_source_input':
      return message.inputId;
    case 'gl2_remote_ip':
      return message.remote?.ip;
    case 'gl2_remote_port':
      return message.remote?.port;
    default:
      return undefined;
  }
}
