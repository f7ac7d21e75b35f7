import { printGrn } from '@/domain/permissions/grn';

export const EVERYONE = 'grn::::builtin-team:everyone';

export const userGrn = (userId: string): string => printGrn({ type: 'user', id: userId });
