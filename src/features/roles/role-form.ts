import type { RoleDraft, Role } from '@/contract/roles';
import { t } from '@/shared/texts/t';

export type RoleValues = { name: string; description: string; permissions: string[] };

/** Refusals that name their field in words only. */
export const placesOfErrors = { name: /already exists|name/i, permissions: /permission/i };

export const newRole: RoleValues = { name: '', description: '', permissions: [] };
export const fromRole = ({ name, description, permissions }: Role): RoleValues => ({
  name,
  description: description ?? '',
  permissions,
});
export const toDraft = ({ name, description, permissions }: RoleValues): RoleDraft => ({
  name: name.trim(),
  description: description.trim(),
  permissions,
  read_only: false,
});

export const validateRole = ({ name }: RoleValues): Partial<Record<'name', string>> =>
  name.trim() === '' ? { name: t('forms.required') } : {};

/** `streams:read:5f…,6a…`: parts between colons, of which `*` is any. */
export const readPermission = (typed: string): string | undefined =>
  /^[^\s:]+(:[^\s:]+)*$/.test(typed) ? typed : undefined;
