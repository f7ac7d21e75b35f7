import { texts as feedback } from './en/feedback';
import { texts as results } from './en/results';
import { texts as searchBar } from './en/searchBar';
import { texts as shell } from './en/shell';
import type { texts as lists } from './en/lists';
import type { texts as configurations } from './en/configurations';
import type { texts as failures } from './en/failures';
import type { texts as exporting } from './en/export';
import type { texts as follow } from './en/follow';
import type { texts as forms } from './en/forms';
import type { texts as controls } from './en/controls';
import type { texts as inputs } from './en/inputs';
import type { texts as decorators } from './en/decorators';
import type { texts as fieldStatistics } from './en/fieldStatistics';
import type { texts as highlighting } from './en/highlighting';
import type { texts as searchSidebar } from './en/searchSidebar';
import type { texts as message } from './en/message';
import type { texts as messageTools } from './en/messageTools';
import type { texts as palette } from './en/palette';
import type { texts as publicNotifications } from './en/publicNotifications';
import type { texts as queryTools } from './en/queryTools';
import type { texts as replay } from './en/replay';
import type { texts as scratchpad } from './en/scratchpad';
import type { texts as sharing } from './en/sharing';
import type { texts as signIn } from './en/signIn';
import type { texts as slices } from './en/slices';
import type { texts as streamChoice } from './en/streamChoice';
import type { texts as streams } from './en/streams';
import type { texts as system } from './en/system';
import type { texts as timeRange } from './en/timeRange';
import type { texts as users } from './en/users';
import type { texts as views } from './en/views';
import type { texts as widgets } from './en/widgets';
import type { texts as welcome } from './en/welcome';

/**
 * The English texts of the initial bundle; other areas are loaded with the pages that show them
 * (`withTexts`).
 */
export const en = { ...shell, ...searchBar, ...results, ...feedback } as const;

type Late = typeof configurations &
  typeof controls &
  typeof decorators &
  typeof exporting &
  typeof failures &
  typeof fieldStatistics &
  typeof follow &
  typeof forms &
  typeof highlighting &
  typeof inputs &
  typeof lists &
  typeof message &
  typeof messageTools &
  typeof palette &
  typeof publicNotifications &
  typeof queryTools &
  typeof replay &
  typeof scratchpad &
  typeof searchSidebar &
  typeof sharing &
  typeof signIn &
  typeof slices &
  typeof streamChoice &
  typeof streams &
  typeof system &
  typeof timeRange &
  typeof users &
  typeof views &
  typeof welcome &
  typeof widgets;
/** The English catalogue defines the keys and the placeholders of all texts. */
export type Catalogue = typeof en & Late;
