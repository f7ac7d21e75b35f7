import type { ReactNode } from 'react';
import { useSession } from '@/shared/session/session-context';
import { t, type PlainTextKey } from '@/shared/texts/t';
import { Quiet } from './Part';

/**
 * The parts of a page that the user may see, by title and required permission, and a line that
 * names the others. One line, because a page full of refusals says no more.
 */
export function usePermittedParts(parts: readonly { title: PlainTextKey; permission: string }[]): {
  sees: (title: PlainTextKey) => boolean;
  hidden: ReactNode;
} {
  const { permitsSome } = useSession();
  const hidden = parts
    .filter(({ permission }) => !permitsSome(permission))
    .map(({ title }) => title);
  return {
    sees: (title) => !hidden.includes(title),
    hidden: hidden.length > 0 && (
      <Quiet>
        {t('system.hiddenParts', { parts: hidden.map((title) => t(title)).join(', ') })}
      </Quiet>
    ),
  };
}
