import { knownDifferences, type KnownDifference } from './known-differences';
import { recordedShapes, type RecordedRequest } from './recorded-requests';
import type { Answer } from './replay';
import { differencesFrom, shapeOf } from './shapes';

/** The differences between a response and the recorded one, one line each. */
export function differencesOf(request: RecordedRequest, answer: Answer): string[] {
  if (answer.status !== request.status)
    return [`status ${answer.status}, recorded ${request.status}`];
  if (
    answer.content !== request.content &&
    request.method !== 'HEAD' &&
    request.method !== 'OPTIONS'
  )
    return [`content ${answer.content}, recorded ${request.content}`];
  const shape = recordedShapes[request.shape]?.[request.status];
  return shape === undefined || request.content !== 'application/json'
    ? []
    : differencesFrom(shape, shapeOf(answer.body, shape));
}

export const whyKnown = (
  area: string,
  request: RecordedRequest,
  difference: string,
): KnownDifference | undefined =>
  knownDifferences.find(
    ({ request: about, says }) => about.test(`${area}/${request.name}`) && says.test(difference),
  );
