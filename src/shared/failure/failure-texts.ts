import { unreachable } from '@/domain/unreachable';
import { t } from '@/shared/texts/t';
import { kindOf } from './describe-failure';
import { reasonOf } from './error-text';

export type FailureTexts = { title: string; words: string[] };

/** Texts for an error of a page, or of a part of one that is `inline`. */
export function failureTexts(error: unknown, { inline = false } = {}): FailureTexts {
  const failure = kindOf(error);
  const said = reasonOf(error);
  switch (failure.kind) {
    case 'missingStreams': {
      const { streams } = failure;
      if (streams.length === 0)
        return { title: t('failure.noStreamsTitle'), words: [t('failure.noStreams')] };
      return {
        title: t('failure.missingStreamsTitle'),
        words: [
          t('failure.missingStreams'),
          t('failure.missingStreamIds', { ids: streams.join(', ') }),
        ],
      };
    }
    case 'missingPermission':
      return { title: t('failure.missingTitle'), words: [t('failure.missing')] };
    case 'notFound':
      return {
        title: t(inline ? 'failure.notFoundInline' : 'failure.notFoundTitle'),
        words: [said || t('failure.notFoundThing')],
      };
    case 'lostChunk':
      return { title: t('failure.chunkTitle'), words: [t('failure.chunk')] };
    case 'noAnswer':
      return { title: t('outage.title'), words: [t('failure.noAnswer')] };
    case 'signedOut':
    case 'other':
      return { title: t('failure.failed'), words: said === '' ? [] : [said] };
    default:
      return unreachable(failure);
  }
}
