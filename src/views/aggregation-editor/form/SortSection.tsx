import { ulid } from 'ulid';
import type { SortFormItem, SortTarget } from '@/domain/search/aggregation/form';
import { canAdd, metricName, sortTargets } from '@/domain/search/aggregation/form-choices';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { Field } from '@/ui/field/Field';
import { NativeSelect } from '@/ui/select/NativeSelect';
import { useEditor } from './editor-context';
import { ItemList } from './ItemList';
import { Row, Section } from './Section';

const idOf = (target: SortTarget | undefined) =>
  target === undefined
    ? ''
    : target.type === 'series'
      ? `series ${target.metric}`
      : `pivot ${target.field}`;

export function SortSection() {
  const { form, step } = useEditor();
  const nameOf = (target: SortTarget | undefined) => {
    if (target?.type === 'pivot') return target.field;
    const metric = form.metrics.find(({ key }) => key === target?.metric);
    return metric ? metricName(metric) : '';
  };
  return (
    <Section
      title={t('editor.sort')}
      add={{
        label: t('editor.addSort'),
        disabledBecause: canAdd(form).sort ? undefined : t('editor.noSortTargets'),
        onAdd: () => step({ type: 'addSort', key: ulid() }),
      }}
    >
      <ItemList
        label={t('editor.sort')}
        list="sorts"
        items={form.sorts}
        newName={t('editor.newSort')}
        nameOf={({ target }) => nameOf(target)}
        render={(item) => <SortItemControls item={item} nameOf={nameOf} />}
      />
    </Section>
  );
}

function SortItemControls({
  item,
  nameOf,
}: {
  item: SortFormItem;
  nameOf: (target: SortTarget | undefined) => string;
}) {
  const { form, step, problems, errorAt } = useEditor();
  const { key, target, direction } = item;
  const targets = sortTargets(form, item);
  const isWithoutEffect = problems[`sorts.${key}.target`]?.code === 'sortWithoutEffect';
  return (
    <>
      <Row>
        <Field label={t('editor.sortBy')} error={errorAt(`sorts.${key}.target`)}>
          {(control) => (
            <NativeSelect
              {...control}
              options={[
                { value: '', label: t('editor.choose') },
                ...targets.map((one) => ({ value: idOf(one), label: nameOf(one) })),
              ]}
              value={idOf(target)}
              onChange={(next) =>
                step({
                  type: 'sort',
                  key,
                  changes: { target: targets.find((one) => idOf(one) === next) },
                })
              }
            />
          )}
        </Field>
        <Field label={t('editor.sortDirection')} error={errorAt(`sorts.${key}.direction`)}>
          {(control) => (
            <NativeSelect
              {...control}
              options={[
                ...(direction === undefined
                  ? [{ value: '' as const, label: t('editor.choose') }]
                  : []),
                { value: 'Descending' as const, label: t('editor.descending') },
                { value: 'Ascending' as const, label: t('editor.ascending') },
              ]}
              value={direction ?? ''}
              onChange={(next) =>
                step({ type: 'sort', key, changes: { direction: next === '' ? undefined : next } })
              }
            />
          )}
        </Field>
      </Row>
      {isWithoutEffect && (
        <Button variant="quiet" onClick={() => step({ type: 'remove', list: 'sorts', key })}>
          {t('editor.removeSort')}
        </Button>
      )}
    </>
  );
}
