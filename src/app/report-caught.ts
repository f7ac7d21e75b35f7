import { isPageFailure } from '@/shared/failure/describe-failure';

/**
 * What an error page shows of the server's refusals is no defect; everything else is worth a line
 * for who debugs.
 */
export function reportCaught(error: unknown): void {
  // eslint-disable-next-line no-console
  if (!isPageFailure(error)) console.error(error);
}
