import { API_GROUPS, isApiGroup, type ApiGroup } from '@/domain/api-groups';
import { t } from '@/shared/texts/t';

const byTitle = new Map<string, ApiGroup>(
  Object.entries(API_GROUPS).flatMap(([group, title]) =>
    isApiGroup(group) ? [[title, group] as const] : [],
  ),
);

/** The title of a group of operations in the user's language; those of other servers stay as they are. */
export function groupTitle(name: string): string {
  const group = byTitle.get(name);
  return group === undefined ? name : t(`apiBrowser.group.${group}`);
}
