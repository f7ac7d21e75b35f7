import { ulid } from 'ulid';
import type { FieldType } from '@/contract/fields';
import type { ResultMessage } from '@/contract/search';
import { kindOfField } from '@/domain/search/field-widgets/field-kind';
import {
  canCompare,
  chartOfField,
  comparisonOf,
  type ChartedField,
} from '@/domain/search/field-widgets/field-widgets';
import { newTopValues } from '@/domain/search/widgets/new-widgets';
import { keptText } from '@/shared/texts/t';
import type { NewWidget } from '@/views/widget-controls/create-widget';

export type FieldWidgets = ReturnType<typeof fieldWidgets>;

/** Widgets about fields. The loaded rows tell which fields contain coordinates. */
export function fieldWidgets(types: readonly FieldType[], rows: readonly ResultMessage[]) {
  const typeOf = new Map(types.map(({ name, type }) => [name, type]));
  const charted = (name: string): ChartedField => {
    const type = typeOf.get(name);
    const sample = rows.find(({ message }) => message[name] !== undefined)?.message[name];
    const field = {
      name,
      type: type?.type,
      isNumeric: type?.properties.includes('numeric') ?? false,
      isEnumerable: type?.properties.includes('enumerable') ?? false,
    };
    return { name, kind: kindOfField(field, sample) };
  };
  return {
    chart: (name: string): NewWidget => {
      const field = charted(name);
      return { widget: chartOfField(ulid(), field), title: titleOfChart(field) };
    },
    topValues: (name: string): NewWidget => ({
      widget: newTopValues(ulid(), name),
      title: keptText('fieldWidgets.topValues', { field: name }),
    }),
    compare: (one: string, other: string): NewWidget => {
      const fields = [charted(one), charted(other)] as const;
      return { widget: comparisonOf(ulid(), ...fields), title: titleOfComparison(...fields) };
    },
    /** The fields that a field can be compared with. */
    comparable: (name: string): FieldType[] => {
      const field = charted(name);
      return types.filter((one) => canCompare(field, charted(one.name)));
    },
  };
}

function titleOfChart({ name: field, kind }: ChartedField): string {
  switch (kind) {
    case 'date':
      return field === 'timestamp'
        ? keptText('fieldWidgets.overTime')
        : keptText('fieldWidgets.byDate', { field });
    case 'number':
      return keptText('fieldWidgets.statistics', { field });
    case 'place':
      return keptText('fieldWidgets.map', { field });
    case 'value':
      return keptText('fieldWidgets.topValues', { field });
    case 'text':
      return keptText('fieldWidgets.having', { field });
  }
}

function titleOfComparison(one: ChartedField, other: ChartedField): string {
  const [number, group] = one.kind === 'number' ? [one, other] : [other, one];
  return number.kind === 'number' && group.kind !== 'number'
    ? keptText('fieldWidgets.numberBy', { number: number.name, group: group.name })
    : keptText('fieldWidgets.both', { one: one.name, other: other.name });
}
