import type { IndexSet } from '@/contract/index-sets';
import type {
  Stream,
  StreamChanges,
  StreamCopy,
  StreamDraft,
  StreamRuleDraft,
} from '@/contract/streams';
import { t } from '@/shared/texts/t';

export type StreamValues = {
  title: string;
  description: string;
  indexSetId: string;
  removeMatches: boolean;
};

type Known = Pick<
  Stream,
  'title' | 'description' | 'index_set_id' | 'remove_matches_from_default_stream'
>;

/** The server's field names. */
export const serverNames = {
  index_set_id: 'indexSetId',
  remove_matches_from_default_stream: 'removeMatches',
} as const;

/** Writable index sets, except those for events. */
export const usableSets = (sets: readonly IndexSet[]) =>
  sets.filter(
    ({ writable, index_template_type: type }) => writable && (type ?? 'messages') === 'messages',
  );

export function newStream(sets: readonly IndexSet[]): StreamValues {
  const usable = usableSets(sets);
  return {
    title: '',
    description: '',
    indexSetId: (usable.find((set) => set.default) ?? usable[0])?.id ?? '',
    removeMatches: false,
  };
}

export function fromStream({
  title,
  description,
  index_set_id: indexSetId,
  remove_matches_from_default_stream: removeMatches,
}: Known): StreamValues {
  return { title, description: description ?? '', indexSetId, removeMatches };
}

export function toDraft(
  { title, description, indexSetId, removeMatches }: StreamValues,
  rules: readonly StreamRuleDraft[] = [],
  matching: Stream['matching_type'] = 'AND',
): StreamDraft {
  return {
    title: title.trim(),
    description: description.trim(),
    rules,
    index_set_id: indexSetId,
    matching_type: matching,
    remove_matches_from_default_stream: removeMatches,
  };
}

/** An empty description is not sent, because the server would silently keep the old one. */
export const toChanges = ({
  title,
  description = '',
  indexSetId,
  removeMatches,
}: Partial<StreamValues>): Partial<StreamChanges> => ({
  ...(title !== undefined && { title: title.trim() }),
  ...(description.trim() !== '' && { description: description.trim() }),
  ...(indexSetId !== undefined && { index_set_id: indexSetId }),
  ...(removeMatches !== undefined && { remove_matches_from_default_stream: removeMatches }),
});

export function toCopy({
  title,
  description,
  indexSetId,
  removeMatches,
}: StreamValues): StreamCopy {
  return {
    title: title.trim(),
    description: description.trim(),
    index_set_id: indexSetId,
    remove_matches_from_default_stream: removeMatches,
  };
}

/** `described`: whether the saved stream has a description, which the server cannot clear. */
export function validateStream(
  { title, description, indexSetId }: StreamValues,
  hasDescription = false,
): Partial<Record<keyof StreamValues, string>> {
  return {
    ...(title.trim() === '' && { title: t('forms.required') }),
    ...(hasDescription &&
      description.trim() === '' && { description: t('streams.field.descriptionKept') }),
    ...(indexSetId === '' && { indexSetId: t('streams.field.noIndexSet') }),
  };
}
