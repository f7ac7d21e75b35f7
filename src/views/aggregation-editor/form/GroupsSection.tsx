import styled from 'styled-components';
import { ulid } from 'ulid';
import {
  AUTO_INTERVAL,
  FIXED_INTERVAL,
  INTERVAL_UNITS,
  SCALING,
  type FormInterval,
  type GroupItem,
} from '@/domain/search/aggregation/form';
import { newDirection } from '@/domain/search/aggregation/form-choices';
import { showsTotals } from '@/domain/search/aggregation/visualizations';
import { MultiSelect } from '@/shared/pickers/SearchSelect';
import { t } from '@/shared/texts/t';
import { Checkbox } from '@/ui/checkbox/Checkbox';
import { Field } from '@/ui/field/Field';
import { NumberInput } from '@/ui/number-input/NumberInput';
import { SegmentedControl } from '@/ui/segmented-control/SegmentedControl';
import { NativeSelect } from '@/ui/select/NativeSelect';
import { Slider } from '@/ui/slider/Slider';
import { useEditor } from './editor-context';
import { intervalUnitName } from '@/views/aggregation/form-texts';
import { GroupCost } from './GroupCost';
import { ItemList } from './ItemList';
import { Row, Section } from './Section';

export function GroupsSection() {
  const { form, step } = useEditor();
  const { type: visualization } = form.visualization;
  const hasColumns = form.groups.some(({ direction }) => direction === 'column');
  const hasTotals = hasColumns
    ? showsTotals(visualization)
    : visualization === 'table' && form.groups.length > 0;
  return (
    <Section
      title={t('editor.groups')}
      add={{
        label: t('editor.addGroup'),
        onAdd: () => step({ type: 'addGroup', key: ulid(), direction: newDirection(form) }),
      }}
    >
      <ItemList
        label={t('editor.groups')}
        list="groups"
        items={form.groups}
        newName={t('editor.newGroup')}
        nameOf={({ fields, type }) =>
          type === 'foreign' ? t('editor.unknownGroup') : fields.join(', ')
        }
        render={(group) =>
          group.type === 'foreign' ? t('editor.unknownGroup') : <Group group={group} />
        }
      />
      {hasTotals && (
        <Checkbox
          label={t(hasColumns ? 'editor.rollup' : 'editor.totalRow')}
          checked={form.rollup}
          onChange={({ target }) => step({ type: 'rollup', on: target.checked })}
        />
      )}
    </Section>
  );
}

function Group({ group }: { group: GroupItem }) {
  const { step, errorAt, fields } = useEditor();
  const { key, direction, type, limit, skipEmptyValues } = group;
  const isDate = (name: string) =>
    name === 'timestamp' || fields.byName?.get(name)?.type === 'date';
  return (
    <>
      <SegmentedControl
        label={t('editor.direction')}
        options={[
          { value: 'row', label: t('editor.rows') },
          { value: 'column', label: t('editor.columns') },
        ]}
        value={direction}
        onChange={(next) => step({ type: 'group', key, changes: { direction: next } })}
      />
      <Field label={t('editor.fields')} hideLabel error={errorAt(`groups.${key}.fields`)}>
        {(control) => (
          <MultiSelect
            {...control}
            options={fields.all}
            loading={fields.byName === undefined}
            value={group.fields}
            onChange={(next) =>
              step({ type: 'groupFields', key, fields: next, areDates: next.every(isDate) })
            }
            toValue={(typed) => (typed.trim() === '' ? undefined : typed.trim())}
            placeholder={t('editor.chooseFields')}
            monospace
          />
        )}
      </Field>
      <GroupCost group={group} />
      {type === 'time' ? (
        <Interval
          interval={group.interval}
          error={errorAt(`groups.${key}.interval`)}
          onChange={(interval) => step({ type: 'group', key, changes: { interval } })}
        />
      ) : (
        <Row>
          <Field label={t('editor.limit')} error={errorAt(`groups.${key}.limit`)}>
            {(control) => (
              <NumberInput
                {...control}
                min={1}
                value={limit}
                onChange={(next) => step({ type: 'group', key, changes: { limit: next } })}
              />
            )}
          </Field>
          <Checkbox
            label={t('editor.skipEmpty')}
            checked={skipEmptyValues}
            onChange={({ target }) =>
              step({ type: 'group', key, changes: { skipEmptyValues: target.checked } })
            }
          />
        </Row>
      )}
    </>
  );
}

function Interval({
  interval,
  error,
  onChange,
}: {
  interval: FormInterval;
  error: string | undefined;
  onChange: (interval: FormInterval) => void;
}) {
  return (
    <>
      <Checkbox
        label={t('editor.autoInterval')}
        checked={interval.type === 'auto'}
        onChange={({ target }) => onChange(target.checked ? AUTO_INTERVAL : FIXED_INTERVAL)}
      />
      {interval.type === 'auto' ? (
        <Field label={t('editor.scaling')} help={t('editor.scalingHelp')} error={error}>
          {(control) => (
            <Scaling>
              <Slider
                label={t('editor.scaling')}
                {...SCALING}
                value={interval.scaling}
                onChange={(scaling) => onChange({ ...interval, scaling })}
              />
              <NumberInput
                {...control}
                {...SCALING}
                value={interval.scaling}
                onChange={(scaling) => onChange({ ...interval, scaling })}
              />
            </Scaling>
          )}
        </Field>
      ) : (
        <Row>
          <Field label={t('editor.interval')} error={error}>
            {(control) => (
              <NumberInput
                {...control}
                min={1}
                value={interval.value}
                onChange={(value) => onChange({ ...interval, value })}
              />
            )}
          </Field>
          <Field label={t('editor.unit')}>
            {(control) => (
              <NativeSelect
                {...control}
                options={units(interval.unit)}
                value={interval.unit}
                onChange={(unit) => onChange({ ...interval, unit })}
              />
            )}
          </Field>
        </Row>
      )}
    </>
  );
}

/** Years cannot be chosen, but the server stores them. */
const units = (current: string) =>
  [...new Set<string>([...INTERVAL_UNITS, current])].map((unit) => ({
    value: unit,
    label: intervalUnitName(unit),
  }));

/** The slider is fast, the number beside it exact. */
const Scaling = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 5em;
  gap: ${({ theme }) => theme.space.s};
`;
