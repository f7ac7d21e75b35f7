import type { SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';
import { ModalForm } from '@/shared/form/DialogForm';
import { TextField } from '@/shared/form/fields';
import { FormField } from '@/shared/form/FormField';
import { useDraftForm } from '@/shared/form/use-draft-form';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { t } from '@/shared/texts/t';
import { NativeSelect } from '@/ui/select/NativeSelect';
import { LineInput } from '@/ui/text-input/LineInput';
import { RegexInput, useRegexValidity } from './RegexInput';
import { isHttpUrl } from './url-text';
import { useAddToWhitelist, useUrlRegex, type NewEntry } from './whitelist-entry';

type WhitelistModalProps = { url: string; template: string | undefined; onClose: () => void };

/** Adds one address, or an expression for many, to those the server may call. */
export function WhitelistModal({ url, template, onClose }: WhitelistModalProps) {
  const add = useAddToWhitelist();
  const regex = useUrlRegex();
  const form = useDraftForm<NewEntry, void>({
    initialValues: { title: '', type: 'literal', value: url },
    validate: (entry) => ({
      ...(entry.title.trim() === '' && { title: t('controls.whitelistTitleNeeded') }),
      ...valueProblem(entry, validity.state === 'invalid'),
    }),
    onSubmit: (entry) => add.mutateAsync({ ...entry, title: entry.title.trim() }),
    onSaved: onClose,
  });
  const { type, value } = form.values;
  const validity = useRegexValidity(type === 'regex' ? value : '');
  const chooseType = (chosen: NewEntry['type']) => {
    form.setValue('type', chosen);
    form.setValue('value', url);
    if (chosen === 'regex')
      regex.mutate(
        { url, template },
        { onSuccess: ({ regex: generated }) => form.setValue('value', generated) },
      );
  };

  // It opens from within a form, maybe one in a dialog, whose keys are not its own.
  return createPortal(
    <div onKeyDown={stop}>
      <ModalForm
        form={form}
        title={t('controls.addToWhitelist')}
        submit={t('controls.whitelistSave')}
        size="large"
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

function valueProblem({ type, value }: NewEntry, isBroken: boolean): { value?: string } {
  if (value.trim() === '' || (type === 'literal' && !isHttpUrl(value)))
    return { value: t('controls.whitelistValueInvalid') };
  return type === 'regex' && isBroken ? { value: t('controls.regexInvalid') } : {};
}

const stop = (event: SyntheticEvent) => event.stopPropagation();
