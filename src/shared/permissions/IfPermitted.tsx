import type { ReactNode } from 'react';
import type { Requirement } from '@/domain/permissions/requirement';
import { usePermits } from './use-permits';

/** Renders its children if the user has all of `permissions` and one of `anyPermissions`. */
export function IfPermitted({
  children,
  otherwise = null,
  ...requirement
}: Requirement & { children: ReactNode; otherwise?: ReactNode }) {
  return usePermits()(requirement) ? children : otherwise;
}
