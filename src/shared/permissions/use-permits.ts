import { grants, type Requirement } from '@/domain/permissions/requirement';
import { useSession } from '@/shared/session/session-context';

/** Says whether the user who is signed in may do what a requirement asks. */
export function usePermits(): (requirement: Requirement) => boolean {
  const { permits } = useSession();
  return (requirement) => grants(permits, requirement);
}
