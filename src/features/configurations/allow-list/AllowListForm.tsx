import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '@/api/client';
import { getUrlWhitelist, type UrlWhitelist } from '@/contract/url-whitelist';
import { CheckboxField } from '@/shared/form/fields';
import { t } from '@/shared/texts/t';
import { SettingDialog } from '../setting/SettingDialog';
import { useSettingForm } from '../setting/use-setting-form';
import { entryName, validateAllowList, type AllowListValues } from './allow-list-form';
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
  const [before] = useState(list);
  const { mutateAsync: save } = useMutation(saveAllowList);
  const form = useSettingForm<AllowListValues, UrlWhitelist>({
    id: 'allowList',
    saved: t('configurations.savedAllowList'),
    onClose,
    edits: {
      loaded: list,
      latest: () => call(getUrlWhitelist, undefined),
      toValues: ({ entries, disabled }) => ({ entries, disabled }),
      lists: { entries: 'items' },
      hidden: { entries: { label: title, nameOf: entryName } },
    },
    validate: validateAllowList,
    onSubmit: (values, { current }) => save({ values, current }),
  });
  return (
    <SettingDialog
      form={form}
      size="large"
      title={title}
      failedTitle={t('configurations.allowListNotUpdated')}
      onClose={onClose}
    >
      <CheckboxField
        name="disabled"
        label={t('configurations.allowListDisabled')}
        help={t('configurations.allowListDisabledHelp')}
      />
      <EntryRows name="entries" before={before.entries} />
    </SettingDialog>
  );
}
