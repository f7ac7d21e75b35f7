import type { PipelineFunction } from './definition/pipeline-function';
import { concat } from './functions/concat';
import { lowercase } from './functions/lowercase';
import { toString } from './functions/to-string';

/** The functions of the pipeline language by name, for the node and for the simulator. */
export const PIPELINE_FUNCTIONS: ReadonlyMap<string, PipelineFunction> = new Map(
  [toString, lowercase, concat].map((one) => [one.name, one]),
);
