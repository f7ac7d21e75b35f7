import { isPageFailure } from '@/shared/failure/describe-failure';

/**
 * Logs errors caught by error pages, except responses such as 403 and 404, which are not defects.
 */
export function reportCaught(error: unknown): void {
  // eslint-disable-next-line no-console -- Defects must be found in the log of the browser.
  if (!isPageFailure(error)) console.error(error);
}
