import { listPipelineFunctions, type PipelineFunctionInfo } from '@/contract/pipelines';
import type { PipelineFunction } from '@/domain/processing/definition/pipeline-function';
import { PIPELINE_FUNCTIONS } from '@/domain/processing/pipeline-functions';
import { VALUE_TYPES } from '@/domain/processing/values/value';
import { serve, type RouteTable } from '../http/serve';

/** The functions of the pipeline language, for editors of rules. */
export function servePipelineFunctions(table: RouteTable): void {
  serve(table, listPipelineFunctions, () => [...PIPELINE_FUNCTIONS.values()].map(infoOf));
}

const infoOf = ({
  name,
  description,
  parameters,
  returns,
}: PipelineFunction): PipelineFunctionInfo => ({
  name,
  pure: false,
  return_type: VALUE_TYPES[returns],
  params: parameters.map((parameter) => ({
    name: parameter.name,
    type: VALUE_TYPES[parameter.type],
    transformed_type: parameter.parsedAs ?? VALUE_TYPES[parameter.type],
    optional: parameter.optional === true,
    description: parameter.description,
  })),
  description,
});
