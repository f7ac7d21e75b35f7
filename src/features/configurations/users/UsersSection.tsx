import { useMutation } from '@tanstack/react-query';
import type { UserConfiguration } from '@/contract/cluster-config';
import { durationSeconds } from '@/domain/time-range/iso-duration';
import { CheckboxField } from '@/shared/form/fields';
import { DurationField } from '@/shared/pickers/DurationField';
import { latestUserConfiguration, userConfiguration } from '@/shared/session/user-configuration';
import { t } from '@/shared/texts/t';
import { amountLabel } from '@/shared/time-range-picker/range-label';
import { FactList } from '@/ui/detail/FactList';
import { saveUserConfiguration } from '../setting/mutations';
import { Setting } from '../setting/Setting';
import { SettingDialog } from '../setting/SettingDialog';
import { useSettingForm } from '../setting/use-setting-form';
import { isSessionTimeout } from './duration';

export function UsersSection() {
  const title = t('configurations.sessionsTitle');
  return (
    <Setting
      id="sessions"
      title={title}
      lead={t('configurations.sessionsLead')}
      query={userConfiguration()}
      form={(found, onClose) => <SessionsForm config={found} title={title} onClose={onClose} />}
    >
      {({ enable_global_session_timeout: on, global_session_timeout_interval: interval }) => (
        <FactList
          facts={[
            {
              label: t('configurations.sessionTimeout'),
              value: on
                ? amountLabel(durationSeconds(interval) ?? 0)
                : t('configurations.ownTimeouts'),
            },
          ]}
        />
      )}
    </Setting>
  );
}

const fromConfig = ({
  enable_global_session_timeout: on,
  global_session_timeout_interval: interval,
}: UserConfiguration) => ({ on, interval });

function SessionsForm({
  config,
  title,
  onClose,
}: {
  config: UserConfiguration;
  title: string;
  onClose: () => void;
}) {
  const { mutateAsync: save } = useMutation(saveUserConfiguration);
  const form = useSettingForm({
    id: 'sessions',
    onClose,
    edits: {
      loaded: config,
      latest: latestUserConfiguration,
      toValues: fromConfig,
      together: [['on', 'interval']],
      hidden: { interval: { label: t('configurations.sessionTimeout') } },
    },
    onSubmit: ({ on, interval }, { current }) =>
      save({
        ...current,
        enable_global_session_timeout: on,
        global_session_timeout_interval: interval,
      }),
  });
  return (
    <SettingDialog form={form} title={title} onClose={onClose}>
      <CheckboxField
        name="on"
        label={t('configurations.sessionsOn')}
        help={t('configurations.sessionsOnHelp')}
      />
      {form.values.on && (
        <DurationField
          name="interval"
          label={t('configurations.sessionTimeout')}
          help={t('configurations.sessionsHelp')}
          keepHelp
          required
          isValid={isSessionTimeout}
          placeholder="PT8H"
        />
      )}
    </SettingDialog>
  );
}
