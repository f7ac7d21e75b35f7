import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { UrlWhitelist } from '@/contract/url-whitelist';
import { ModalForm } from '@/shared/form/DialogForm';
import { CheckboxField } from '@/shared/form/fields';
import { t } from '@/shared/texts/t';
import { useSettingForm } from '../setting/use-setting-form';
import { validateAllowList, type AllowListValues } from './allow-list-form';
import { EntryRows } from './EntryRows';
import { saveAllowList } from './save-allow-list';

export function AllowListForm({
  list,
  title,
  onClose,
}: {
  list: UrlWhitelist;
  title: string;
  onClose: () => void;
}) {
  // The list may be fetched again while the form is open: what came since was not removed here.
  const [before] = useState(list);
  const { mutateAsync: save } = useMutation(saveAllowList);
  const form = useSettingForm<AllowListValues>({
    id: 'allowList',
    title,
    saved: t('configurations.savedAllowList'),
    onClose,
    initialValues: { entries: before.entries, disabled: before.disabled },
    validate: validateAllowList,
    onSubmit: (values) => save({ values, before }),
  });
  return (
    <ModalForm
      form={form}
      size="large"
      title={title}
      submit={t('configurations.save')}
      onClose={onClose}
    >
      <CheckboxField
        name="disabled"
        label={t('configurations.allowListDisabled')}
        help={t('configurations.allowListDisabledHelp')}
      />
      <EntryRows name="entries" before={before.entries} />
    </ModalForm>
  );
}
