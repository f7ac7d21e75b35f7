import type { NodeText } from '@/domain/node-text/node-text';

/** An error response with one of Graylog's error bodies. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    message: string,
    /** The body if it is not an ApiError; null for an empty one. */
    readonly body: unknown = { type: 'ApiError', message },
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.name = 'Problem';
  }
}

/** An error response with a text that the console can translate. */
export const codedProblem = (
  status: number,
  text: NodeText,
  headers: Readonly<Record<string, string>> = {},
): Problem => new Problem(status, text.message, { type: 'ApiError', ...text }, headers);
