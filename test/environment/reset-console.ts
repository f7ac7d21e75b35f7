import { accessToken } from '@/api/access-token';
import { connection } from '@/api/connection';
import { serverVersion } from '@/api/server-version';
import { sessionGate } from '@/api/session-gate';
import { endQuestion } from '@/shared/confirm/ask';
import { journal } from '@/shared/drafts/journal';
import { HISTORY_KEY } from '@/shared/query-input/use-query-history';
import { toasts } from '@/shared/toasts/toast-store';

/**
 * Resets the state that the console keeps outside React, because each test opens a new page. A
 * house rule lists all module state and names what is reset here.
 */
export async function resetConsole(): Promise<void> {
  accessToken.use(undefined);
  serverVersion.use('5.1');
  sessionGate.open();
  connection.reportAnswer();
  toasts.clear();
  endQuestion();
  await journal.clear();
  journal.discard(HISTORY_KEY);
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.removeAttribute('data-theme');
}
