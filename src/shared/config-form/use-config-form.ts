import type { FormikErrors } from 'formik';
import { useMemo } from 'react';
import { unreachable } from '@/domain/unreachable';
import { useDraftForm, type DraftForm } from '@/shared/form/use-draft-form';
import type { MergeRules } from '@/shared/form/values/merge-values';
import { t } from '@/shared/texts/t';
import { isSecret, readFields, type ConfigField } from './config-field';
import {
  fromConfiguration,
  unknownValues,
  validateValue,
  toConfiguration,
  type ConfigProblem,
  type ConfigValue,
  type SentConfiguration,
} from './config-values';

/** An entity with its configuration, as submitted. */
export type ConfigSubmission = {
  type: string;
  title?: string;
  configuration: SentConfiguration;
  /** Values of the surrounding form, if any. */
  others?: Others;
};
export type Others = Readonly<Record<string, string | boolean>>;

/** What the form of an entity starts with. */
export type Configured = {
  /** Undefined for types whose entities have no title. */
  title?: string;
  /**
   * The existing configuration; omitted for a new entity, which starts with the server's defaults.
   */
  configuration?: Readonly<Record<string, unknown>>;
  /** Values of further fields of a larger form, by name. */
  others?: Others;
};

export type ConfigFormOptions<Saved> = Configured & {
  /** Key in the journal of drafts: `outputs.edit.${id}`. */
  draftKey?: string;
  type: string;
  /** The `requested_configuration` of the type. */
  requested: Readonly<Record<string, unknown>>;
  /** Reads an existing entity again, past all caches; undefined for a new one. */
  latest: (() => Promise<Configured>) | undefined;
  /** Creates the entity anew after someone deleted it. */
  createAgain?: (submission: ConfigSubmission) => Promise<Saved>;
  onSubmit: (submission: ConfigSubmission) => Promise<Saved>;
  onSaved?: (saved: Saved) => void;
};

type Values = Readonly<Record<string, ConfigValue>>;
/** Does not collide with configuration fields, whose keys start with `configuration:`. */
export const TITLE = 'title';

/** The form of an entity whose configuration fields are defined by the server. */
export function useConfigForm<Saved>({
  draftKey,
  type,
  requested,
  title,
  configuration,
  others,
  latest,
  createAgain,
  onSubmit,
  onSaved,
}: ConfigFormOptions<Saved>): {
  form: DraftForm<Values>;
  fields: readonly ConfigField[];
  hasTitle: boolean;
} {
  const fields = useMemo(() => readFields(requested), [requested]);
  const start: Configured = {
    ...(title !== undefined && { title }),
    ...(configuration && { configuration }),
    ...(others && { others }),
  };
  const toValues = (from: Configured): Values => ({
    ...from.others,
    ...(title !== undefined && { [TITLE]: from.title ?? title }),
    ...fromConfiguration(fields, from.configuration),
  });
  const submissionOf = (values: Values, current: Configured['configuration']) => ({
    type,
    ...(title !== undefined && { title: String(values[TITLE]) }),
    configuration: { ...unknownValues(fields, current), ...toConfiguration(fields, values) },
    ...(others && { others: othersIn(values, others) }),
  });
  const form = useDraftForm<Values, Saved, Configured>({
    ...(draftKey !== undefined && { key: draftKey }),
    ...(latest
      ? {
          edits: {
            loaded: start,
            latest,
            toValues,
            ...mergeOf(fields, others),
            ...(createAgain && {
              createAgain: (values: Values) => createAgain(submissionOf(values, undefined)),
            }),
          },
          onSubmit: (values: Values, { current }: { current: Configured }) =>
            onSubmit(submissionOf(values, current.configuration)),
        }
      : {
          initialValues: toValues(start),
          onSubmit: (values: Values) => onSubmit(submissionOf(values, undefined)),
        }),
    secrets: fields.filter(isSecret).map((field) => field.key),
    serverNames: Object.fromEntries(
      fields.flatMap((field) => [
        [field.name, field.key],
        [`configuration.${field.name}`, field.key],
      ]),
    ),
    validate: (values) => problemsOf(fields, values),
    ...(onSaved && { onSaved }),
  });
  return { form, fields, hasTitle: title !== undefined };
}

/** The order of a list does not matter; where an entity runs is one choice. */
const mergeOf = (
  fields: readonly ConfigField[],
  others: Others | undefined,
): MergeRules<Values> => ({
  lists: Object.fromEntries(
    fields.flatMap(({ key, type }) => (type === 'list' ? [[key, 'set' as const]] : [])),
  ),
  ...(others && { together: [Object.keys(others)] }),
});

function othersIn(values: Values, others: Others): Others {
  return Object.fromEntries(
    Object.keys(others).map((name) => [
      name,
      values[name] === true || values[name] === false ? values[name] : String(values[name] ?? ''),
    ]),
  );
}

function problemsOf(fields: readonly ConfigField[], values: Values): FormikErrors<Values> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const problem = validateValue(field, values[field.key]);
      return problem ? [[field.key, wordsFor(problem)]] : [];
    }),
  );
}

function wordsFor(problem: ConfigProblem): string {
  switch (problem.kind) {
    case 'missing':
      return t('forms.required');
    case 'tooSmall':
      return t('forms.tooSmall', { limit: problem.limit });
    case 'tooLarge':
      return t('forms.tooLarge', { limit: problem.limit });
    default:
      return unreachable(problem);
  }
}
