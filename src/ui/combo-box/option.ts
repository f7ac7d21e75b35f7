import type { ControlProps } from '@/ui/field/control-props';

/** `info` is a second, muted line; options of one `group` are listed together under its name. */
export type ComboOption<Value extends string> = {
  value: Value;
  label: string;
  info?: string;
  group?: string;
  disabled?: boolean;
};

/** An entry of the list: an option, or the typed text as a new value. */
export type ComboItem<Value extends string> =
  { kind: 'option'; option: ComboOption<Value> } | { kind: 'create'; value: Value; label: string };

export type ComboTexts = {
  noOptions: string;
  loading: string;
  clear: string;
  showOptions: string;
  /** Announced by screen readers when the list changes. */
  count: (options: number) => string;
  /** The same for more options than these, which were not counted. */
  countMore: (options: number) => string;
  create: (typed: string) => string;
  remove: (label: string) => string;
};

export type ComboSource<Value extends string> = {
  options: readonly ComboOption<Value>[];
  /** Options of selected values that are not in `options`, for their labels. */
  selectedOptions?: readonly ComboOption<Value>[] | undefined;
  loading?: boolean | undefined;
  /** Why there are no options, shown in their place. */
  failure?: string | undefined;
  /** Set where the server searches; `options` are then shown unfiltered. */
  onSearch?: ((text: string) => void) | undefined;
  /** Called when the list is scrolled near its end, to load the next batch. */
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
