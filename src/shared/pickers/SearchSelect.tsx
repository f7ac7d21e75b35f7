import { ComboBox, type ComboBoxProps } from '@/ui/combo-box/ComboBox';
import type { MultiComboBoxProps } from '@/ui/combo-box/multi-combo-box-props';
import { MultiComboBox } from '@/ui/combo-box/MultiComboBox';
import { TagInput, type TagInputProps } from '@/ui/combo-box/TagInput';
import { useComboTexts } from './use-combo-texts';

/** A searchable select with translated texts. */
export const SearchSelect = <Value extends string>(props: Omit<ComboBoxProps<Value>, 'texts'>) => (
  <ComboBox {...props} texts={useComboTexts()} />
);
export const MultiSelect = <Value extends string>(
  props: Omit<MultiComboBoxProps<Value>, 'texts'>,
) => <MultiComboBox {...props} texts={useComboTexts()} />;
export const Tags = (props: Omit<TagInputProps, 'texts'>) => (
  <TagInput {...props} texts={useComboTexts()} />
);
