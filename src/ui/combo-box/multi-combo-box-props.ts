import type { ComboLook, ComboSource } from './option';

export type MultiComboBoxProps<Value extends string> = ComboLook &
  ComboSource<Value> & {
    value: readonly Value[];
    onChange: (values: readonly Value[]) => void;
    clearable?: boolean | undefined;
    /**
     * Turns typed text into a value, undefined if it is not a valid one. Without it only options
     * can be chosen.
     */
    toValue?: ((typed: string) => Value | undefined) | undefined;
    /** Number of typed characters from which options are suggested. */
    suggestFrom?: number | undefined;
    mostSuggestions?: number | undefined;
  };
