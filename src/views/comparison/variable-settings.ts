import { variablesOf } from '@/domain/search/binding/edit-variables';
import type { ViewDocument } from '@/domain/search/view/view';
import { t } from '@/shared/texts/t';

/** The settings of a variable, for comparing versions; undefined if there is none. */
export function variableSettings(
  version: ViewDocument,
  name: string,
): ReadonlyMap<string, string> | undefined {
  const variable = variablesOf(version).find((one) => one.name === name);
  if (!variable) return undefined;
  const { label, description, kind, field, options, defaults, multiple, all } = variable;
  const yes = (flag: boolean) => (flag ? t('views.setting.yes') : '');
  return new Map(
    [
      [t('views.setting.label'), label],
      [t('views.part.description'), description],
      [t('views.setting.kind'), kind],
      [t('views.setting.field'), field],
      [t('views.setting.options'), options.map(({ value }) => value).join(', ')],
      [t('views.setting.defaults'), defaults.join(', ')],
      [t('views.setting.multiple'), yes(multiple)],
      [t('views.setting.all'), yes(all)],
    ].filter(([, value]) => value !== '') as [string, string][],
  );
}
