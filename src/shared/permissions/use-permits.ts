import { grants, type Requirement } from '@/domain/permissions/requirement';
import { useSession } from '@/shared/session/session-context';

/** Returns a function that checks a requirement for the current user. */
export function usePermits(): (requirement: Requirement) => boolean {
  const { permits } = useSession();
  return (requirement) => grants(permits, requirement);
}
