import type { TimeRange } from '@/domain/time-range/time-range';
import { endpoint } from './endpoint';

export type ValidationStatus = 'OK' | 'WARNING' | 'ERROR';
export type ValidationErrorType =
  | 'UNDECLARED_PARAMETER'
  | 'EMPTY_PARAMETER'
  | 'QUERY_PARSING_ERROR'
  | 'UNKNOWN_FIELD'
  | 'INVALID_OPERATOR'
  | 'MISSING_LICENSE'
  | 'INVALID_VALUE_TYPE'
  | 'PARAMETER_NOT_ALLOWED';
/** Lines count from 1, columns from 0; members without a value are omitted. */
export type ValidationExplanation = {
  error_type: ValidationErrorType;
  error_title?: string;
  error_message: string;
  /** Of the text, sent by the embedded node only (`domain/node-text`). */
  code?: string | undefined;
  values?: Readonly<Record<string, string | number>> | undefined;
  begin_line?: number;
  begin_column?: number;
  end_line?: number;
  end_column?: number;
  related_property?: string;
};
export type ValidationRequest = {
  query: string | { type: 'elasticsearch'; query_string: string };
  filter?: string;
  timerange?: TimeRange;
  streams?: string[];
  parameters?: unknown[];
  parameter_bindings?: Record<string, unknown>;
  validation_mode?: 'QUERY' | 'SEARCH_FILTER';
};
export type ValidationResponse = {
  status: ValidationStatus;
  explanations?: ValidationExplanation[];
};

export const validateQuery = endpoint<ValidationRequest, ValidationResponse>({
  method: 'POST',
  path: '/search/validate',
  toRequest: (request) => ({ body: request }),
});

export type SuggestionsRequest = {
  field: string;
  input: string;
  size?: number;
  timerange?: TimeRange;
  streams?: string[];
};
export type SuggestionsResponse = {
  field: string;
  input: string;
  suggestions?: { value: string; occurrence: number }[];
  error?: { type: string; reason: string };
  sum_other_docs_count?: number;
};
export const suggestValues = endpoint<SuggestionsRequest, SuggestionsResponse>({
  method: 'POST',
  path: '/search/suggest',
  toRequest: (request) => ({ body: request }),
});
