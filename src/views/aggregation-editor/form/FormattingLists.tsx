import Plus from 'lucide-react/icons/plus';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { ulid } from 'ulid';
import { formatNumber } from '@/domain/format/number';
import type { MetricItem } from '@/domain/search/aggregation/form';
import { metricName } from '@/domain/search/aggregation/form-choices';
import type {
  FormattingForm,
  LabelItem,
  LineItem,
  ThresholdItem,
} from '@/domain/search/aggregation/formatting-form';
import { ColourBox } from '@/shared/pickers/boxes';
import { SearchSelect } from '@/shared/pickers/SearchSelect';
import { t } from '@/shared/texts/t';
import { markColours } from '@/theme/palettes';
import { Button } from '@/ui/button/Button';
import { Field } from '@/ui/field/Field';
import { NumberInput } from '@/ui/number-input/NumberInput';
import { NativeSelect } from '@/ui/select/NativeSelect';
import { TextInput } from '@/ui/text-input/TextInput';
import { useFieldValues } from '@/views/field-values/use-field-values';
import { useEditor } from './editor-context';
import { Row, SectionItem } from './Section';

/** Colours of a metric from a value on. */
export function Thresholds({ metric: { key: metric, ...rest } }: { metric: MetricItem }) {
  const { step, errorAt } = useEditor();
  const { thresholds } = rest.format;
  const name = metricName({ key: metric, ...rest });
  const set = (next: readonly ThresholdItem[], typed?: string) =>
    step({ type: 'metricFormat', key: metric, changes: { thresholds: next }, ...asTyped(typed) });
  return (
    <Items
      items={thresholds}
      nameOf={({ value }) => t('editor.threshold', { value: value ?? '' })}
      onChange={set}
      add={t('editor.addThreshold', { name })}
      addLabel={t('editor.addThresholdShort')}
      make={(key) => ({
        key,
        value: undefined,
        colour: markColours[thresholds.length % markColours.length] ?? '',
      })}
      render={({ key, value, colour }, change) => (
        <Row>
          <NumberField
            label={t('editor.thresholdValue')}
            error={errorAt(`thresholds.${key}`)}
            shown={[name]}
            value={value}
            onChange={(next) => change({ value: next }, 'value')}
          />
          <Field label={t('editor.colour')}>
            {(control) => (
              <ColourBox
                {...control}
                value={colour}
                onChange={(next) => change({ colour: next }, 'colour')}
              />
            )}
          </Field>
        </Row>
      )}
    />
  );
}

/** Lines across the chart at a value. */
export function ReferenceLines() {
  const { form, errorAt } = useEditor();
  const set = useSet('referenceLines');
  return (
    <Items
      items={form.formatting.referenceLines}
      nameOf={({ value, label }: LineItem) =>
        t('editor.referenceLine', { name: label || `${value ?? ''}` })
      }
      onChange={set}
      add={t('editor.addReferenceLine')}
      make={(key) => ({ key, value: undefined, label: '' })}
      render={({ key, value, label }, change) => (
        <Row>
          <NumberField
            label={t('editor.lineValue')}
            error={errorAt(`lines.${key}`)}
            shown={form.metrics.map(metricName)}
            value={value}
            onChange={(next) => change({ value: next }, 'value')}
          />
          <TextInput
            label={t('editor.label')}
            value={label}
            onChange={({ target }) => change({ label: target.value }, 'label')}
          />
        </Row>
      )}
    />
  );
}

/** Names to show instead of the values of a grouping. */
export function ValueLabels() {
  const { form } = useEditor();
  const set = useSet('labels');
  const fields = form.groups.flatMap((group) => (group.type === 'values' ? group.fields : []));
  return (
    <Items
      items={form.formatting.labels}
      nameOf={({ value, label }: LabelItem) => t('editor.labelOf', { name: label || value })}
      onChange={set}
      add={t('editor.addLabel')}
      make={(key) => ({ key, field: fields[0] ?? '', value: '', label: '' })}
      render={({ field, value, label }, change) => (
        <>
          {new Set([...fields, field]).size > 1 && (
            <Field label={t('editor.field')}>
              {(control) => (
                <NativeSelect
                  {...control}
                  options={[...new Set([...fields, field])].map((one) => ({
                    value: one,
                    label: one,
                  }))}
                  value={field}
                  onChange={(next) => change({ field: next })}
                />
              )}
            </Field>
          )}
          <Row>
            <GroupValueField
              field={field}
              value={value}
              onChange={(next) => change({ value: next }, 'value')}
            />
            <TextInput
              label={t('editor.label')}
              value={label}
              onChange={({ target }) => change({ label: target.value }, 'label')}
            />
          </Row>
        </>
      )}
    />
  );
}

/** A value of a field: one of the messages of the widget, or any that is typed. */
function GroupValueField({
  field,
  value,
  onChange,
}: {
  field: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const { scope } = useEditor();
  const { begin, select } = useFieldValues(field, scope);
  return (
    <Field label={t('editor.valueOf', { field })}>
      {(control) => (
        <div onFocus={begin}>
          <SearchSelect
            {...control}
            {...select}
            value={value === '' ? undefined : value}
            onChange={(next) => onChange(next ?? '')}
            toValue={(typed) => (typed === '' ? undefined : typed)}
          />
        </div>
      )}
    </Field>
  );
}

/** A number to compare with the values of metrics, with the range of those that are shown. */
function NumberField({
  label,
  error,
  shown,
  value,
  onChange,
}: {
  label: string;
  error: string | undefined;
  /** The names of the metrics. */
  shown: readonly string[];
  value: number | undefined;
  onChange: (value: number | undefined) => void;
}) {
  const { valuesOf } = useEditor();
  const range = valuesOf(shown);
  return (
    <Field
      label={label}
      error={error}
      keepHelp
      help={
        range &&
        t('editor.shownValues', {
          least: formatNumber(range.least),
          most: formatNumber(range.most),
        })
      }
    >
      {(control) => <NumberInput {...control} step="any" value={value} onChange={onChange} />}
    </Field>
  );
}

/** Replaces a list of the formatting. */
function useSet(list: 'referenceLines' | 'labels') {
  const { step } = useEditor();
  return (next: FormattingForm[typeof list], typed?: string) =>
    step({ type: 'display', changes: { [list]: next }, ...asTyped(typed) });
}

const asTyped = (typed: string | undefined) => (typed === undefined ? {} : { typed });

type ItemsProps<Item> = {
  items: readonly Item[];
  nameOf: (item: Item) => string;
  /** `typed` names the box that was typed in. */
  onChange: (next: readonly Item[], typed?: string) => void;
  make: (key: string) => Item;
  /** The name of the button, and its text if that is shorter. */
  add: string;
  addLabel?: string;
  render: (item: Item, change: (changes: Partial<Item>, typed?: string) => void) => ReactNode;
};

function Items<Item extends { key: string }>({
  items,
  nameOf,
  onChange,
  make,
  add,
  addLabel = add,
  render,
}: ItemsProps<Item>) {
  const [added, setAdded] = useState<string>();
  return (
    <List>
      {items.map((item) => (
        <SectionItem
          key={item.key}
          name={nameOf(item)}
          takesFocus={item.key === added}
          removeLabel={t('editor.removeItem', { name: nameOf(item) })}
          onRemove={() => onChange(items.filter(({ key }) => key !== item.key))}
        >
          {render(item, (changes, typed) =>
            onChange(
              items.map((one) => (one.key === item.key ? { ...one, ...changes } : one)),
              typed && `${item.key} ${typed}`,
            ),
          )}
        </SectionItem>
      ))}
      <Button
        variant="quiet"
        aria-label={add}
        icon={<Plus aria-hidden size="1.1em" />}
        onClick={() => {
          const key = ulid();
          setAdded(key);
          onChange([...items, make(key)]);
        }}
      >
        {addLabel}
      </Button>
    </List>
  );
}

const List = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.s};
  justify-items: stretch;
  > button {
    justify-self: start;
    margin-inline-start: -${({ theme }) => theme.space.button};
  }
`;
