import { useQuery } from '@tanstack/react-query';
import { useIsEmbedded } from '@/shared/server-kind/use-is-embedded';
import { useSession } from '@/shared/session/session-context';
import { figuresPoll, type OutputFigures } from './output-counts';

export type Figures = {
  /** Whether the server counts at all, and the user may know. */
  isCounted: boolean;
  /** Undefined until it is known. */
  of: (id: string) => OutputFigures | undefined;
};

/** The live figures of outputs. */
export function useFigures(): Figures {
  const { permits } = useSession();
  const isEmbedded = useIsEmbedded();
  const isCounted = isEmbedded && permits('outputs:read');
  const { data } = useQuery({ ...figuresPoll, enabled: isCounted });
  return { isCounted, of: (id) => data?.[id] };
}
