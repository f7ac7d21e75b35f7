import { endpoint } from './endpoint';

/** `rules` are the titles of rules, which need not exist. */
export type Pipeline = {
  id: string;
  title: string;
  description: string | null;
  source: string;
  stages: { stage: number; match: 'ALL' | 'EITHER' | 'PASS'; rules: string[] }[];
};
export type PipelineRule = {
  id: string;
  title: string;
  description: string | null;
  source: string;
};
/** The pipelines that process the messages of a stream. */
export type PipelineConnection = { stream_id: string; pipeline_ids: string[] };

export const listPipelines = endpoint<void, Pipeline[]>({
  method: 'GET',
  path: '/system/pipelines/pipeline',
  toRequest: () => ({}),
});
export const listPipelineRules = endpoint<void, PipelineRule[]>({
  method: 'GET',
  path: '/system/pipelines/rule',
  toRequest: () => ({}),
});
export const listPipelineConnections = endpoint<void, PipelineConnection[]>({
  method: 'GET',
  path: '/system/pipelines/connections',
  toRequest: () => ({}),
});

/** Types are names of Java classes; `transformed_type` is what the value is parsed as. */
export type PipelineFunctionInfo = {
  name: string;
  /** Whether calls with constant arguments are evaluated only once. */
  pure: boolean;
  return_type: string;
  params: {
    name: string;
    type: string;
    transformed_type: string;
    optional: boolean;
    description: string | null;
  }[];
  description: string;
};

/** The functions that rules may call. */
export const listPipelineFunctions = endpoint<void, PipelineFunctionInfo[]>({
  method: 'GET',
  path: '/system/pipelines/rule/functions',
  toRequest: () => ({}),
});
