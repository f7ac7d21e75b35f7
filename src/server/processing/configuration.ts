import type { RoutedStream } from '../routing/routing-plan';
import { createStreamRouter } from '../routing/stream-router';
import { createChain, type Chain } from './chain/chain';
import type { Step } from './chain/step';
import type { ExtractorData, ExtractorRunners } from './extractors/extractor-runners';
import { applyExtractors } from './steps/extractors';
import { addStaticFields } from './steps/static-fields';
import { applyStreamRules } from './steps/stream-rules';

/** A stream with the index set of its messages and the ids of its outputs. */
export type IngestStream = RoutedStream & { index_set_id: string; outputs: readonly string[] };

/** All that processing depends on, as plain data for the worker thread. */
export type ProcessingSettings = ExtractorData & {
  /** The names of the steps, in order. */
  steps: readonly string[];
  streams: readonly IngestStream[];
};

/** `version` grows with each change. Each batch is processed by exactly one. */
export type ProcessingConfiguration = ProcessingSettings & { version: number };

/** What outlives configurations. `now` in milliseconds since the epoch. */
export type StepTools = { runners: ExtractorRunners; now: () => number };

/** Makes the steps of a configuration, by name. */
export type StepMakers = Readonly<
  Record<string, (settings: ProcessingSettings, tools: StepTools) => Step>
>;

export const STEP_MAKERS = {
  extractors: (settings, { runners, now }) => applyExtractors(runners.of(settings), now),
  'static-fields': () => addStaticFields,
  'stream-rules': ({ streams }) => applyStreamRules(createStreamRouter(streams)),
} satisfies StepMakers;

export type StepName = keyof typeof STEP_MAKERS;

/** Before the first configuration. */
export const FIRST_CONFIGURATION: ProcessingConfiguration = {
  version: 0,
  steps: ['static-fields', 'stream-rules'] satisfies StepName[],
  streams: [],
  extractors: {},
  grokPatterns: {},
};

export const chainOf = (
  settings: ProcessingSettings,
  makers: StepMakers,
  tools: StepTools,
): Chain =>
  createChain(
    settings.steps.map((name) => ({ name, run: made(name, settings, makers, tools) })),
    tools.now,
  );

/** A step that cannot be made fails for each message, and is counted like any other failure. */
function made(
  name: string,
  settings: ProcessingSettings,
  makers: StepMakers,
  tools: StepTools,
): Step {
  try {
    const make = Object.hasOwn(makers, name) ? makers[name] : undefined;
    if (make === undefined) throw new Error('There is no such step.');
    return make(settings, tools);
  } catch (error) {
    return () => {
      throw error;
    };
  }
}
