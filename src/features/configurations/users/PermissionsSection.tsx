import { useMutation } from '@tanstack/react-query';
import type { SharingConfiguration } from '@/contract/cluster-config';
import { CheckboxField } from '@/shared/form/fields';
import { t } from '@/shared/texts/t';
import { FactList } from '@/ui/detail/FactList';
import { saveSharing } from '../setting/mutations';
import { configurationQueries, latestSharing } from '../setting/queries';
import { Setting } from '../setting/Setting';
import { SettingDialog } from '../setting/SettingDialog';
import { useSettingForm } from '../setting/use-setting-form';

/** With whom users may share. */
export function PermissionsSection() {
  const title = t('configurations.sharingTitle');
  const said = (allowed: boolean) =>
    t(allowed ? 'configurations.allowed' : 'configurations.notAllowed');
  return (
    <Setting
      id="sharing"
      title={title}
      lead={t('configurations.sharingLead')}
      query={configurationQueries.sharing()}
      form={(found, onClose) => <SharingForm config={found} title={title} onClose={onClose} />}
    >
      {({ allow_sharing_with_everyone: everyone, allow_sharing_with_users: users }) => (
        <FactList
          facts={[
            { label: t('configurations.sharingEveryone'), value: said(everyone) },
            { label: t('configurations.sharingUsers'), value: said(users) },
          ]}
        />
      )}
    </Setting>
  );
}

const fromConfig = ({
  allow_sharing_with_everyone,
  allow_sharing_with_users,
}: SharingConfiguration) => ({ allow_sharing_with_everyone, allow_sharing_with_users });

function SharingForm({
  config,
  title,
  onClose,
}: {
  config: SharingConfiguration;
  title: string;
  onClose: () => void;
}) {
  const { mutateAsync: save } = useMutation(saveSharing);
  const form = useSettingForm({
    id: 'sharing',
    onClose,
    edits: { loaded: config, latest: latestSharing, toValues: fromConfig },
    onSubmit: (values, { current }) => save({ ...current, ...values }),
  });
  return (
    <SettingDialog form={form} title={title} onClose={onClose}>
      <CheckboxField
        name="allow_sharing_with_everyone"
        label={t('configurations.sharingEveryone')}
        help={t('configurations.sharingEveryoneHelp')}
      />
      <CheckboxField
        name="allow_sharing_with_users"
        label={t('configurations.sharingUsers')}
        help={t('configurations.sharingUsersHelp')}
      />
    </SettingDialog>
  );
}
