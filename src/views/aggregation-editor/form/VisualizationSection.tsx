import type { ReactNode } from 'react';
import { offersEventAnnotations } from '@/domain/search/aggregation/form-choices';
import {
  isVisualization,
  optionValue,
  shownOptions,
  VISUALIZATIONS,
  withOption,
  type VisualizationOption,
} from '@/domain/search/aggregation/visualizations';
import { MultiSelect } from '@/shared/pickers/SearchSelect';
import { t } from '@/shared/texts/t';
import { Checkbox } from '@/ui/checkbox/Checkbox';
import { Field } from '@/ui/field/Field';
import { NumberInput } from '@/ui/number-input/NumberInput';
import { NativeSelect } from '@/ui/select/NativeSelect';
import { visualizationName } from '@/views/aggregation/need-text';
import { useEditor } from './editor-context';
import { choiceName, optionName } from '@/views/aggregation/form-texts';
import { Row, Section } from './Section';
import { TypeTiles } from './TypeTiles';

export function VisualizationSection() {
  const { form, step, errorAt } = useEditor();
  const { type, config } = form.visualization;
  const options = isVisualization(type) ? shownOptions(type, config) : [];
  const error = errorAt('visualization.type');
  return (
    <Section title={t('editor.visualization')}>
      <TypeTiles
        label={t('editor.type')}
        options={[...new Set<string>([...VISUALIZATIONS, ...(type === '' ? [] : [type])])].map(
          (one) => ({ value: one, label: visualizationName(one) }),
        )}
        value={type}
        onChange={(to) => step({ type: 'visualization', to })}
        error={error}
      />
      {options.length > 0 && (
        <Row>
          {options.map((option) => (
            <Option key={option.name} option={option} />
          ))}
        </Row>
      )}
      {offersEventAnnotations(form) && (
        <Checkbox
          label={t('editor.eventAnnotations')}
          checked={form.eventAnnotation}
          onChange={({ target }) => step({ type: 'eventAnnotation', on: target.checked })}
        />
      )}
    </Section>
  );
}

function Option({ option }: { option: VisualizationOption }): ReactNode {
  const { form, step, errorAt } = useEditor();
  const { type, config } = form.visualization;
  const { name } = option;
  if (!isVisualization(type)) return null;
  const value = optionValue(type, config, option);
  const set = (next: unknown) =>
    step({ type: 'options', changes: withOption(type, config, option, next) });
  const label = optionName(name);
  const isEmptyChoice = typeof value !== 'string' || value === '';
  if (option.kind === 'flag')
    return (
      <Checkbox
        label={label}
        checked={value === true}
        onChange={({ target }) => set(target.checked)}
      />
    );
  return (
    <Field label={label} error={errorAt(`visualization.${name}`)}>
      {(control) => {
        switch (option.kind) {
          case 'choice':
            return (
              <NativeSelect
                {...control}
                options={[
                  ...(isEmptyChoice ? [{ value: '', label: t('editor.choose') }] : []),
                  ...option.choices.map((choice) => ({
                    value: choice,
                    label: choiceName(choice),
                  })),
                ]}
                value={isEmptyChoice ? '' : value}
                onChange={set}
              />
            );
          case 'number':
            return (
              <NumberInput
                {...control}
                step="any"
                value={typeof value === 'number' ? value : undefined}
                onChange={set}
              />
            );
          case 'rowFields':
            return (
              <MultiSelect
                {...control}
                options={rowFields(form.groups).map((field) => ({ value: field, label: field }))}
                value={Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []}
                onChange={set}
                monospace
              />
            );
        }
      }}
    </Field>
  );
}

const rowFields = (groups: ReturnType<typeof useEditor>['form']['groups']): string[] => [
  ...new Set(groups.flatMap(({ direction, fields }) => (direction === 'row' ? fields : []))),
];
