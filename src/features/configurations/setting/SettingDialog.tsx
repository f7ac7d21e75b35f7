import type { ComponentProps } from 'react';
import { ModalForm } from '@/shared/form/DialogForm';
import { t } from '@/shared/texts/t';

type SettingDialogProps = Omit<ComponentProps<typeof ModalForm>, 'submit' | 'failedTitle'> & {
  failedTitle?: string;
};

/** The dialog that a setting is edited in. */
export const SettingDialog = ({
  failedTitle = t('configurations.notUpdated'),
  ...props
}: SettingDialogProps) => (
  <ModalForm {...props} submit={t('configurations.save')} failedTitle={failedTitle} />
);
