import { createContext, use } from 'react';
import type { FieldType } from '@/contract/fields';
import type { AggregationForm } from '@/domain/search/aggregation/form';
import type { FormProblems } from '@/domain/search/aggregation/form-problems';
import type { FormAction } from '@/domain/search/aggregation/reduce-form';
import type { QueryScope } from '@/shared/query-input/completion/queries';
import type { ValueExtent } from '@/views/aggregation/data/pivot-table';
import type { CardinalityQuery, Estimate } from '@/views/widget-run/request/cardinality-query';
import { problemText } from '@/views/aggregation/form-texts';

type EditedField = {
  name: string;
  type: string;
  isNumeric: boolean;
  isEnumerable: boolean;
};

type FieldOption = { value: string; label: string; info: string };

export type EditedFields = {
  /** Undefined while the fields load. */
  byName: ReadonlyMap<string, EditedField> | undefined;
  /** To choose from: the same lists in all boxes, because there can be tens of thousands. */
  all: readonly FieldOption[];
  numeric: readonly FieldOption[];
};

const readFields = (fields: readonly FieldType[]): EditedFields => {
  const read = fields.map(({ name, type: { type, properties } }): EditedField => ({
    name,
    type,
    isNumeric: properties.includes('numeric'),
    isEnumerable: properties.includes('enumerable'),
  }));
  const optionOf = ({ name, type }: EditedField) => ({ value: name, label: name, info: type });
  return {
    byName: new Map(read.map((field) => [field.name, field])),
    all: read.map(optionOf),
    numeric: read.filter(({ isNumeric }) => isNumeric).map(optionOf),
  };
};

const LOADING: EditedFields = { byName: undefined, all: [], numeric: [] };
const readOnce = new WeakMap<readonly FieldType[], EditedFields>();

/** A list of fields is read once, whichever widgets are edited. */
export function editedFields(fields: readonly FieldType[] | undefined): EditedFields {
  if (!fields) return LOADING;
  const known = readOnce.get(fields);
  if (known) return known;
  const now = readFields(fields);
  readOnce.set(fields, now);
  return now;
}

type Editor = {
  form: AggregationForm;
  step: (action: FormAction) => void;
  problems: FormProblems;
  /** The key of the part added last, which takes the focus. */
  added: string | undefined;
  /** The fields of the searched streams. */
  fields: EditedFields;
  /** Estimates the number of different values of a field in the messages of the widget. */
  cardinality: (field: string, by: Estimate) => CardinalityQuery;
  /** Whether the widget grouped by a field before it was edited. */
  wasGroupedBy: (field: string) => boolean;
  /** The streams and the range that the widget is searched in. */
  scope: QueryScope;
  /** The least and the greatest of the values shown for metrics, which are named. */
  valuesOf: (metrics: readonly string[]) => ValueExtent | undefined;
  /** The names of the metric functions. */
  functions: readonly string[] | undefined;
};

export const EditorContext = createContext<Editor | undefined>(undefined);

export function useEditor() {
  const editor = use(EditorContext);
  if (!editor) throw new Error('A section of the editor needs an EditorContext around it.');
  const { form, problems } = editor;
  return {
    ...editor,
    /** The error at a control, such as `metrics.m1.field`. */
    errorAt: (name: string): string | undefined => {
      const problem = problems[name];
      return problem && problemText(problem, form.visualization.type);
    },
  };
}
