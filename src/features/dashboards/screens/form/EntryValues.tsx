import { bindingsOf } from '@/domain/search/binding/bindings';
import { sameJson } from '@/domain/same-json';
import type { VariableValues } from '@/domain/search/view-state/variable-address';
import { labelOf, type Variable } from '@/domain/search/variables/variable';
import { pagesOf } from '@/domain/search/view/pages';
import type { ViewDocument } from '@/domain/search/view/view';
import { t } from '@/shared/texts/t';
import { Field } from '@/ui/field/Field';
import { ReadOnlyViewState } from '@/views/view-state/ReadOnlyViewState';
import { ValueControl } from '@/views/variable-bar/ValueControl';

type EntryValuesProps = {
  document: ViewDocument;
  values: VariableValues;
  onChange: (values: VariableValues) => void;
};

/** The values of a dashboard's variables on a screen. */
export function EntryValues({ document, values, onChange }: EntryValuesProps) {
  return (
    <ReadOnlyViewState
      document={document}
      pageId={pagesOf(document)[0]?.id ?? ''}
      filter={undefined}
      run="screen"
    >
      {[...bindingsOf(document.variables, values).values()].map(
        ({ variable, values: inEffect, problem }) => (
          <Field
            key={variable.name}
            label={labelOf(variable)}
            {...(variable.description !== '' && { help: variable.description })}
            {...(problem && { error: t(`variables.problem.${problem}`) })}
          >
            {(control) => (
              <ValueControl
                {...control}
                variable={variable}
                values={inEffect}
                onChange={(next) => onChange(withValue(values, variable, next))}
              />
            )}
          </Field>
        ),
      )}
    </ReadOnlyViewState>
  );
}

/** Values like the defaults are not kept, so that they follow the dashboard. */
const withValue = (
  values: VariableValues,
  { name, defaults }: Variable,
  next: readonly string[],
): VariableValues => ({
  ...Object.fromEntries(Object.entries(values).filter(([other]) => other !== name)),
  ...(!sameJson(next, defaults) && { [name]: next }),
});
