import { useQuery } from '@tanstack/react-query';
import { PERMISSIONS } from '@/contract/permissions';
import { minPasswordLength } from '@/api/app-config';
import { durationSeconds } from '@/domain/time-range/iso-duration';
import { CheckboxField, TextField } from '@/shared/form/fields';
import { useFormState } from '@/shared/form/form-context';
import { FormField } from '@/shared/form/FormField';
import { BatchedSelect } from '@/shared/pickers/BatchedSelect';
import { PasswordBox } from '@/shared/pickers/boxes';
import { MultiSelectField } from '@/shared/pickers/MultiSelectField';
import { spanText, TimeUnitBox, type JavaTimeUnit } from '@/shared/pickers/spans';
import { TimeZonePicker } from '@/shared/pickers/TimeZonePicker';
import { useSession } from '@/shared/session/session-context';
import { userConfiguration } from '@/shared/session/user-configuration';
import { t } from '@/shared/texts/t';
import { Notice } from '@/ui/notice/Notice';
import { NativeSelect } from '@/ui/select/NativeSelect';
import type { TimeSpan } from '@/ui/time-unit-input/TimeUnitInput';
import { userQueries } from '../account/queries';
import {
  loadStartPages,
  START_TYPES,
  startPageQueries,
  startTypeOf,
  type StartType,
} from './start-page';
import { timeoutText } from './timeout';

/** Limits of the server. */
const MAX_LENGTH = { name: 100, email: 254 };

/** `named`: the account has a name, which can be changed but not removed. */
export function ProfileFields({ hasName = true }: { hasName?: boolean }) {
  return (
    <>
      <TextField
        name="firstName"
        label={t('users.field.firstName')}
        required={hasName}
        maxLength={MAX_LENGTH.name}
        autoComplete="off"
      />
      <TextField
        name="lastName"
        label={t('users.field.lastName')}
        required={hasName}
        maxLength={MAX_LENGTH.name}
        autoComplete="off"
      />
      <TextField
        name="email"
        type="email"
        label={t('users.field.email')}
        required
        maxLength={MAX_LENGTH.email}
        autoComplete="off"
      />
    </>
  );
}

/**
 * `timeout`: whether the reader may change the session timeout, which needs all permissions.
 * `known`: the account exists already.
 */
export function SettingsFields({
  mayChangeTimeout,
  exists = false,
}: {
  mayChangeTimeout: boolean;
  exists?: boolean;
}) {
  const form = useFormState();
  const never = form.valueOf('neverExpires') === true;
  return (
    <>
      <FormField<string | undefined>
        name="zone"
        label={t('users.field.zone')}
        help={t('users.field.zoneHelp')}
        optional
      >
        {({ name: _, ...control }) => <TimeZonePicker {...control} clearable />}
      </FormField>
      {mayChangeTimeout && (
        <CheckboxField
          name="neverExpires"
          label={t('users.field.neverExpires')}
          help={t('users.field.neverExpiresHelp')}
        />
      )}
      {mayChangeTimeout && <GlobalTimeout />}
      {mayChangeTimeout && !never && (
        <FormField<TimeSpan<JavaTimeUnit>>
          name="timeout"
          label={t('users.field.timeout')}
          help={exists ? t('users.field.timeoutHelp') : undefined}
          textOf={spanText}
        >
          {({ name: _, ...control }) => <TimeUnitBox {...control} required min={1} />}
        </FormField>
      )}
      <StartPageFields />
    </>
  );
}

/** A global timeout overrides the user's own. */
function GlobalTimeout() {
  const { permits } = useSession();
  const { data } = useQuery({
    ...userConfiguration(),
    enabled: permits(PERMISSIONS.clusterconfigentry.read),
  });
  if (data?.enable_global_session_timeout !== true) return null;
  return (
    <Notice tone="info">
      {t('users.field.timeoutGlobal', {
        timeout: timeoutText((durationSeconds(data.global_session_timeout_interval) ?? 0) * 1_000),
      })}
    </Notice>
  );
}

function StartPageFields() {
  const form = useFormState();
  const type = startTypeOf(String(form.valueOf('startType')));
  const id = form.valueOf('startId');
  const title = useQuery({
    ...startPageQueries.title(type, String(id)),
    enabled: type !== 'none' && typeof id === 'string',
  });
  const label: Record<StartType, string> = {
    none: t('users.start.none'),
    dashboard: t('users.start.dashboard'),
    stream: t('users.start.stream'),
    search: t('users.start.search'),
  };
  return (
    <>
      <FormField<StartType>
        name="startType"
        label={t('users.field.startType')}
        help={t('users.field.startTypeHelp')}
        textOf={(value) => label[value]}
      >
        {({ onChange, ...control }) => (
          <NativeSelect
            {...control}
            options={START_TYPES.map((value) => ({ value, label: label[value] }))}
            onChange={(next) => {
              onChange(next);
              form.setValue('startId', undefined);
            }}
          />
        )}
      </FormField>
      {type !== 'none' && (
        <FormField<string | undefined> name="startId" label={label[type]} required>
          {({ name: _, ...control }) => (
            <BatchedSelect
              {...control}
              key={type}
              queryKey={startPageQueries.options(type)}
              load={(request) => loadStartPages(type, request)}
              placeholder={t('users.field.startIdPick')}
              selectedOptions={
                typeof id === 'string' ? [{ value: id, label: title.data ?? id }] : []
              }
            />
          )}
        </FormField>
      )}
    </>
  );
}

/** The roles of an account, and the account type. */
export function RoleFields() {
  const { permits } = useSession();
  const query = useQuery({ ...userQueries.roles(), enabled: permits(PERMISSIONS.roles.read) });
  return (
    <>
      <MultiSelectField
        name="roles"
        label={t('users.field.roles')}
        help={t('users.field.rolesHelp')}
        required
        query={query}
        toOption={({ name, description }) => ({
          value: name,
          label: name,
          ...(description && { info: description }),
        })}
        placeholder={t('users.field.rolesPick')}
      />
      <CheckboxField
        name="service"
        label={t('users.field.service')}
        help={t('users.field.serviceHelp')}
      />
    </>
  );
}

/** A new password and its confirmation. */
export function NewPasswordFields({ label }: { label: string }) {
  return (
    <>
      <FormField<string>
        name="password"
        label={label}
        help={t('users.field.passwordHelp', { least: minPasswordLength() })}
        required
      >
        {(control) => <PasswordBox {...control} isNew />}
      </FormField>
      <FormField<string> name="repeat" label={t('users.field.repeat')} required>
        {(control) => <PasswordBox {...control} autoComplete="new-password" />}
      </FormField>
    </>
  );
}
