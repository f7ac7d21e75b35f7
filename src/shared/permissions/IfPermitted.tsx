import type { ReactNode } from 'react';
import type { Requirement } from '@/domain/permissions/requirement';
import { usePermits } from './use-permits';

/**
 * Shows its children only to who may do what it asks: all of `permissions`, one of
 * `anyPermissions`.
 */
export function IfPermitted({
  children,
  otherwise = null,
  ...requirement
}: Requirement & { children: ReactNode; otherwise?: ReactNode }) {
  return usePermits()(requirement) ? children : otherwise;
}
