import type { MultiComboBoxProps } from './multi-combo-box-props';
import { MultiComboBox } from './MultiComboBox';

export type TagInputProps = Omit<
  MultiComboBoxProps<string>,
  'toValue' | 'suggestFrom' | 'mostSuggestions' | 'options'
> & {
  suggestions?: MultiComboBoxProps<string>['options'];
  /** Turns typed text into a tag, undefined if it is not a valid one. */
  toTag?: (typed: string) => string | undefined;
};

const SUGGESTIONS = 6;

/** Typed texts as values; suggestions, six at most, appear from the first character on. */
export function TagInput({ suggestions = NONE, toTag = asTyped, ...rest }: TagInputProps) {
  return (
    <MultiComboBox
      {...rest}
      options={suggestions}
      toValue={toTag}
      suggestFrom={1}
      mostSuggestions={SUGGESTIONS}
    />
  );
}

const NONE: NonNullable<TagInputProps['suggestions']> = [];
const asTyped = (typed: string) => typed;
