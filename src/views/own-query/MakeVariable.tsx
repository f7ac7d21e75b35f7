import { Suspense, useState } from 'react';
import { variablesOf } from '@/domain/search/binding/edit-variables';
import { valueAt, variableOfValue, type QueryValue } from '@/domain/search/binding/value-at';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import { Button } from '@/ui/button/Button';
import type { TextSelection } from '@/ui/code-editor/text-editor';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { useView } from '@/views/view-state/view-state-context';

type MakeVariableProps = {
  query: string;
  /** In the input of the query; undefined before it is loaded. */
  selection: () => TextSelection | undefined;
  onQuery: (query: string) => void;
};

/** Makes the selected value of a query, or the one at the caret, the default of a new variable. */
export function MakeVariable({ query, selection, onQuery }: MakeVariableProps) {
  const { whole } = useView();
  const [value, setValue] = useState<QueryValue>();
  const names = variablesOf(whole).map(({ name }) => name);
  return (
    <>
      <Button
        variant="quiet"
        onClick={() => {
          const found = valueAt(query, selection() ?? { start: 0, end: query.length });
          if (found) setValue(found);
          else toasts.info(t('variables.selectValue'));
        }}
      >
        {t('variables.make')}
      </Button>
      {value && (
        <Suspense>
          <VariableForm
            initial={variableOfValue(value, names)}
            onAdded={({ name }) =>
              onQuery(`${query.slice(0, value.start)}$${name}$${query.slice(value.end)}`)
            }
            onDone={() => setValue(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

const VariableForm = lazyComponent(
  async () => (await import('@/views/variable-bar/VariableForm')).VariableForm,
);
