import type { SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { ModalForm } from '@/shared/form/DialogForm';
import { TextField } from '@/shared/form/fields';
import { FormField } from '@/shared/form/FormField';
import { useDraftForm } from '@/shared/form/use-draft-form';
import { t } from '@/shared/texts/t';
import { NativeSelect } from '@/ui/select/NativeSelect';
import { LineInput } from '@/ui/text-input/LineInput';
import { RegexInput } from './RegexInput';
import { isHttpUrl } from './url-text';
import { useAddToWhitelist, useUrlRegex, type NewEntry } from './whitelist-entry';

type WhitelistModalProps = { url: string; template: string | undefined; onClose: () => void };

/** Adds a URL or a regular expression to the server's allow-list. */
export function WhitelistModal({ url, template, onClose }: WhitelistModalProps) {
  const { mutateAsync: add } = useAddToWhitelist();
  const regex = useUrlRegex();
  const form = useDraftForm<NewEntry, void>({
    key: `allow-list.add.${url}`,
    initialValues: { title: '', type: 'literal', value: url },
    validate,
    onSubmit: (entry) => add({ ...entry, title: entry.title.trim() }),
    onSaved: onClose,
  });
  const { type } = form.values;
  const chooseType = (next: NewEntry['type']) => {
    form.setValue('type', next);
    form.setValue('value', url);
    if (next === 'regex')
      regex.mutate(
        { url, template },
        { onSuccess: ({ regex: value }) => form.setValue('value', value) },
      );
  };

  // A portal separates the two forms in the DOM only: React events would still reach the form
  // around the URL.
  return createPortal(
    <div onKeyDown={stop} onBlur={stop}>
      <ModalForm
        form={form}
        size="large"
        title={t('controls.addToWhitelist')}
        submit={t('controls.whitelistSave')}
        onClose={onClose}
      >
        <TextField name="title" label={t('controls.whitelistTitle')} data-autofocus />
        <FormField<NewEntry['type']> name="type" label={t('controls.whitelistType')}>
          {(control) => (
            <NativeSelect
              {...control}
              onChange={chooseType}
              options={[
                { value: 'literal', label: t('controls.whitelistLiteral') },
                { value: 'regex', label: t('controls.whitelistRegex') },
              ]}
            />
          )}
        </FormField>
        <FormField<string> name="value" label={t('controls.whitelistValue')}>
          {(control) =>
            type === 'regex' ? <RegexInput {...control} /> : <LineInput {...control} monospace />
          }
        </FormField>
        <FailureNotice error={regex.error} />
      </ModalForm>
    </div>,
    document.body,
  );
}

function validate({ title, type, value }: NewEntry) {
  const isMissing = value.trim() === '' || (type === 'literal' && !isHttpUrl(value));
  return {
    ...(title.trim() === '' && { title: t('controls.whitelistTitleNeeded') }),
    ...(isMissing && { value: t('controls.whitelistValueInvalid') }),
  };
}

const stop = (event: SyntheticEvent) => event.stopPropagation();
