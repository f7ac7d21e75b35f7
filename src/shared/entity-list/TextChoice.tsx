import { useState, type FormEvent } from 'react';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { TextInput } from '@/ui/text-input/TextInput';

/** Any text, or an id. */
export function TextChoice({ onValue }: { onValue: (value: string) => void }) {
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') onValue(text.trim());
  };
  return (
    <form onSubmit={submit}>
      <TextInput label={t('lists.filterValue')} value={text} onChange={({ target }) => setText(target.value)} />
      <Button type="submit" variant="primary">{t('lists.filterApply')}</Button>
    </form>
  );
}
