import type { FormikErrors } from 'formik';
import { useMemo } from 'react';
import { unreachable } from '@/domain/unreachable';
import { useDraftForm, type DraftForm } from '@/shared/form/use-draft-form';
import { t } from '@/shared/texts/t';
import { isSecret, readFields, type ConfigField } from './config-field';
import {
  fromConfiguration,
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

export type ConfigFormOptions<Saved> = {
  /** Key in the journal of drafts: `outputs.edit.${id}`. */
  draftKey?: string;
  type: string;
  /** The `requested_configuration` of the type. */
  requested: Readonly<Record<string, unknown>>;
  /** Undefined for types whose entities have no title. */
  title?: string;
  /**
   * The existing configuration; omitted for a new entity, which starts with the server's defaults.
   */
  configuration?: Readonly<Record<string, unknown>>;
  /** Values of further fields of a larger form, by name. */
  others?: Others;
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
  onSubmit,
  onSaved,
}: ConfigFormOptions<Saved>): {
  form: DraftForm<Values>;
  fields: readonly ConfigField[];
  hasTitle: boolean;
} {
  const fields = useMemo(() => readFields(requested), [requested]);
  const form = useDraftForm<Values, Saved>({
    ...(draftKey !== undefined && { key: draftKey }),
    initialValues: {
      ...others,
      ...(title !== undefined && { [TITLE]: title }),
      ...fromConfiguration(fields, configuration),
    },
    secrets: fields.filter(isSecret).map((field) => field.key),
    serverNames: Object.fromEntries(
      fields.flatMap((field) => [
        [field.name, field.key],
        [`configuration.${field.name}`, field.key],
      ]),
    ),
    validate: (values) => problemsOf(fields, values),
    onSubmit: (values) =>
      onSubmit({
        type,
        ...(title !== undefined && { title: String(values[TITLE]) }),
        configuration: toConfiguration(fields, values),
        ...(others && { others: othersIn(values, others) }),
      }),
    ...(onSaved && { onSaved }),
  });
  return { form, fields, hasTitle: title !== undefined };
}

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
