import type { RoutedStream } from '../routing/routing-plan';
import { createStreamRouter } from '../routing/stream-router';
import { createChain, type Chain } from './chain/chain';
import type { Step } from './chain/step';
import { addStaticFields } from './steps/static-fields';
import { applyStreamRules } from './steps/stream-rules';

/** A stream with the index set of its messages and the ids of its outputs. */
export type IngestStream = RoutedStream & { index_set_id: string; outputs: readonly string[] };

/** All that processing depends on, as plain data for the worker thread. */
export type ProcessingSettings = {
  /** The names of the steps, in order. */
  steps: readonly string[];
  streams: readonly IngestStream[];
};

/** `version` grows with each change. Each batch is processed by exactly one. */
export type ProcessingConfiguration = ProcessingSettings & { version: number };

/** Makes the steps of a configuration, by name. */
export type StepMakers = Readonly<Record<string, (settings: ProcessingSettings) => Step>>;

export const STEP_MAKERS = {
  'static-fields': () => addStaticFields,
  'stream-rules': ({ streams }) => applyStreamRules(createStreamRouter(streams)),
} satisfies StepMakers;

export type StepName = keyof typeof STEP_MAKERS;

/** Before the first configuration. */
export const FIRST_CONFIGURATION: ProcessingConfiguration = {
  version: 0,
  steps: ['static-fields', 'stream-rules'] satisfies StepName[],
  streams: [],
};

/** `now` in milliseconds since the epoch. */
export const chainOf = (
  settings: ProcessingSettings,
  makers: StepMakers,
  now: () => number,
): Chain =>
  createChain(
    settings.steps.map((name) => ({ name, run: made(name, settings, makers) })),
    now,
  );

/** A step that cannot be made fails for each message, and is counted like any other failure. */
function made(name: string, settings: ProcessingSettings, makers: StepMakers): Step {
  try {
    const make = Object.hasOwn(makers, name) ? makers[name] : undefined;
    if (make === undefined) throw new Error('There is no such step.');
    return make(settings);
  } catch (error) {
    return () => {
      throw error;
    };
  }
}
