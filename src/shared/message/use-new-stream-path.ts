import { useContext, useMemo } from 'react';
import { PERMISSIONS } from '@/contract/permissions';
import { RouteExists } from '@/shared/navigation/route-exists';
import { paths } from '@/shared/paths';
import { useSession } from '@/shared/session/session-context';

/**
 * The address of the form that creates a stream for messages like this one, by the field whose
 * value they share; undefined if the message is not stored or the user may not create streams.
 */
export function useNewStreamPath(
  index: string,
  id: string,
): ((field?: string) => string) | undefined {
  const { permits } = useSession();
  const routeExists = useContext(RouteExists);
  const isOffered =
    index !== '' && permits(PERMISSIONS.streams.create) && routeExists(paths.streams());
  return useMemo(
    () =>
      isOffered
        ? (field?: string) => paths.streams({ new: '', index, message_id: id, field })
        : undefined,
    [isOffered, index, id],
  );
}
