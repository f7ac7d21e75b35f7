import { useState } from 'react';
import { t } from '@/shared/texts/t';
import { TextInput } from '@/ui/text-input/TextInput';
import { ChoiceForm } from './ChoiceForm';

/** Any text, or an id. */
export function TextChoice({ onValue }: { onValue: (value: string) => void }) {
  const [text, setText] = useState('');
  return (
    <ChoiceForm ready={text.trim() !== ''} onSubmit={() => onValue(text.trim())}>
      <TextInput
        label={t('lists.filterValue')}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </ChoiceForm>
  );
}
