import type { ControlProps } from '@/ui/field/control-props';

/** `info` is a second, quieter line; options of one `group` stand together below its name. */
export type ComboOption<Value extends string> = {
  value: Value;
  label: string;
  info?: string;
  group?: string;
  disabled?: boolean;
};

/** What stands in the list: an option, or what was typed, to be taken as it is. */
export type ComboItem<Value extends string> =
  { kind: 'option'; option: ComboOption<Value> } | { kind: 'create'; value: Value; label: string };

export type ComboTexts = {
  noOptions: string;
  loading: string;
  clear: string;
  showOptions: string;
  /** Read out when the list changes. */
  count: (options: number) => string;
  create: (typed: string) => string;
  remove: (label: string) => string;
};

export type ComboSource<Value extends string> = {
  options: readonly ComboOption<Value>[];
  /** Those of selected values which are not among `options`, for their labels. */
  selectedOptions?: readonly ComboOption<Value>[] | undefined;
  loading?: boolean | undefined;
  /** Why there are no options; shown in their place. */
  failure?: string | undefined;
  /** Where somebody else does the search; the options then are shown as they are. */
  onSearch?: ((text: string) => void) | undefined;
  /** Called when the end of the list comes near, for options that come in batches. */
  onNearEnd?: (() => void) | undefined;
};

export type ComboLook = ControlProps & {
  placeholder?: string | undefined;
  texts: ComboTexts;
  monospace?: boolean | undefined;
};

export const labelOfItem = <Value extends string>(item: ComboItem<Value> | null) =>
  item === null ? '' : item.kind === 'option' ? item.option.label : item.label;
export const valueOfItem = <Value extends string>(item: ComboItem<Value>) =>
  item.kind === 'option' ? item.option.value : item.value;
export const keyOfItem = <Value extends string>(item: ComboItem<Value> | null) =>
  item === null ? '' : `${item.kind} ${valueOfItem(item)}`;
export const isOff = <Value extends string>(item: ComboItem<Value>) =>
  item.kind === 'option' && item.option.disabled === true;

/** A value without an option is its own label. */
export const optionOf = <Value extends string>(
  value: Value,
  { options, selectedOptions = [] }: Pick<ComboSource<Value>, 'options' | 'selectedOptions'>,
): ComboOption<Value> =>
  options.find((option) => option.value === value) ??
  selectedOptions.find((option) => option.value === value) ?? { value, label: value };
