import { minPasswordLength } from '@/api/app-config';
import type { UserChanges, UserDraft, UserSummary } from '@/contract/users';
import { isTooShort } from '@/domain/users/password';
import { nameFault } from '@/domain/users/username';
import type { Edited } from '@/shared/form/form-options';
import { spanText, type JavaTimeUnit } from '@/shared/pickers/spans';
import { t } from '@/shared/texts/t';
import type { TimeSpan } from '@/ui/time-unit-input/TimeUnitInput';
import { startTypeOf, type StartType } from './start-page';
import { isNever, NEVER_MS, toMs, toSpan } from './timeout';

export type UserValues = {
  firstName: string;
  lastName: string;
  email: string;
  zone: string | undefined;
  neverExpires: boolean;
  timeout: TimeSpan<JavaTimeUnit>;
  startType: StartType;
  startId: string | undefined;
  service: boolean;
  roles: string[];
};
export type PasswordValues = { password: string; repeat: string };
export type NewUserValues = UserValues & PasswordValues & { username: string };

/** The server's field names. */
export const serverNames = {
  first_name: 'firstName',
  last_name: 'lastName',
  full_name: 'lastName',
  timezone: 'zone',
  session_timeout_ms: 'timeout',
  startpage: 'startId',
  service_account: 'service',
} as const;
/** Errors whose message mentions the field, but whose body does not. */
export const errorPatterns = {
  username: /already taken|too similar/i,
  roles: /role names|Admin role/i,
};

const DEFAULT_TIMEOUT_MS = 28_800_000;

export const newUser = (): NewUserValues => ({
  username: '',
  password: '',
  repeat: '',
  firstName: '',
  lastName: '',
  email: '',
  zone: undefined,
  neverExpires: false,
  timeout: toSpan(DEFAULT_TIMEOUT_MS),
  startType: 'none',
  startId: undefined,
  service: false,
  roles: ['Reader'],
});

export function fromUser(user: UserSummary): UserValues {
  const startType = user.startpage?.id ? startTypeOf(user.startpage.type) : 'none';
  return {
    firstName: user.first_name ?? '',
    lastName: user.last_name ?? '',
    email: user.email,
    zone: user.timezone || undefined,
    neverExpires: isNever(user.session_timeout_ms),
    timeout: toSpan(user.session_timeout_ms),
    startType,
    startId: startType === 'none' ? undefined : user.startpage?.id,
    service: user.service_account,
    roles: user.roles,
  };
}

/** The start page and the timeout consist of two fields each. */
export const mergeOfUser = (): Pick<
  Edited<UserValues, null, UserSummary>,
  'lists' | 'together' | 'hidden'
> => ({
  lists: { roles: 'set' },
  together: [
    ['startType', 'startId'],
    ['neverExpires', 'timeout'],
  ],
  hidden: {
    startId: { label: t('users.field.startType') },
    timeout: { label: t('users.field.timeout'), textOf: spanText },
    roles: { label: t('users.field.roles') },
  },
});

const timeoutOf = ({ neverExpires, timeout }: UserValues) =>
  neverExpires ? NEVER_MS : toMs(timeout);
/** The server keeps the old start page if none is sent, so an empty one is sent to clear it. */
const startOf = ({ startType, startId }: UserValues) =>
  startType === 'none' ? { type: '', id: '' } : { type: startType, id: startId ?? '' };

export function toDraft(values: NewUserValues): UserDraft {
  const { username, password, firstName, lastName, email, zone, startType, service, roles } =
    values;
  return {
    username: username.trim(),
    password,
    first_name: firstName.trim(),
    last_name: lastName.trim(),
    email: email.trim(),
    permissions: [],
    timezone: zone ?? null,
    session_timeout_ms: timeoutOf(values),
    ...(startType !== 'none' && { startpage: startOf(values) }),
    roles,
    service_account: service,
  };
}

/** What differs from `before`, the values that the server has now. */
export function toChanges(values: UserValues, before: UserValues): UserChanges {
  const differs = (...names: (keyof UserValues)[]) =>
    names.some((name) => JSON.stringify(values[name]) !== JSON.stringify(before[name]));
  return {
    ...(differs('firstName', 'lastName') && {
      first_name: values.firstName.trim(),
      last_name: values.lastName.trim(),
    }),
    ...(differs('email') && { email: values.email.trim() }),
    ...(differs('zone') && { timezone: values.zone ?? null }),
    ...(timeoutOf(values) !== timeoutOf(before) && { session_timeout_ms: timeoutOf(values) }),
    ...(differs('startType', 'startId') && { startpage: startOf(values) }),
    ...(differs('service') && { service_account: values.service }),
    ...(differs('roles') && { roles: values.roles }),
  };
}

type UserProblems = Partial<Record<'firstName' | 'lastName' | 'startId' | 'roles', string>>;

export function validateUser(values: UserValues): UserProblems {
  const { firstName, lastName, startType, startId, roles } = values;
  return {
    // The server ignores a first name without a last name, and vice versa.
    ...(firstName.trim() === '' && lastName.trim() !== '' && { firstName: t('forms.required') }),
    ...(lastName.trim() === '' && firstName.trim() !== '' && { lastName: t('forms.required') }),
    ...(startType !== 'none' &&
      startId === undefined && { startId: t('users.field.startIdNeeded') }),
    ...(roles.length === 0 && { roles: t('users.field.rolesNeeded') }),
  };
}

export function validatePassword({ password, repeat }: PasswordValues): Partial<PasswordValues> {
  const least = minPasswordLength();
  return {
    ...(isTooShort(password, least) && {
      password: password === '' ? t('forms.required') : t('users.field.passwordShort', { least }),
    }),
    ...(repeat !== password && { repeat: t('users.field.repeatWrong') }),
  };
}

/** The rules of the embedded node; a Graylog server accepts such names, but misreads them. */
function usernameProblem(name: string): Partial<Record<'username', string>> {
  if (name === '') return { username: t('forms.required') };
  const fault = nameFault(name);
  return fault === undefined
    ? {}
    : {
        username: t(
          fault === 'dots' ? 'users.field.usernameDots' : 'users.field.usernameCharacters',
        ),
      };
}

export const validateNewUser = (
  values: NewUserValues,
): Partial<Record<'username', string>> & UserProblems & Partial<PasswordValues> => ({
  ...usernameProblem(values.username.trim()),
  ...validateUser(values),
  ...validatePassword(values),
});
