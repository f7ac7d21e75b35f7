import { ulid } from 'ulid';
import type { DocumentChange } from '@/domain/search/view/edit-view';
import {
  mergeOf,
  withMissingVariables,
  withRenamedVariables,
} from '@/domain/search/transfer/carried-variables';
import type { Variable } from '@/domain/search/variables/variable';
import { groupFor, readClipboard, writeClipboard } from '@/domain/search/transfer/clipboard';
import {
  copyOf,
  groupOf,
  withGroup,
  withoutGroup,
  type WidgetGroup,
} from '@/domain/search/transfer/widget-group';
import { keptText } from '@/shared/texts/t';
import type { useView } from '@/views/view-state/view-state-context';
import { tellMerge } from '@/views/storing/carried-variables-texts';
import { focusWhenMounted, RESULTS_ID } from './widget-focus';
import { defaultTitle } from '@/views/widget-types/registry';

/** Actions on several widgets of the shown page, each of them a single undo step. */
export function groupActions({ view, whole, state, edit }: ReturnType<typeof useView>) {
  const insert = (group: WidgetGroup, variables: readonly Variable[] = []): string[] => {
    const change: DocumentChange = {
      type: 'document',
      apply: (document, pageId) =>
        withMissingVariables(withGroup(document, pageId, group), variables),
    };
    const ids = group.map(({ widget: { id } }) => id);
    if (ids[0] !== undefined) focusWhenMounted(ids[0]);
    edit(change);
    return ids;
  };
  return {
    textOf: (ids: ReadonlySet<string>) => writeClipboard(view, ids),
    /** The ids of the copies. */
    duplicate: (ids: ReadonlySet<string>) =>
      insert(
        copyOf(groupOf(state, ids), ulid, ({ title, widget }) =>
          keptText('widgets.copyOf', { title: title ?? defaultTitle(widget) }),
        ),
      ),
    remove: (ids: ReadonlySet<string>) => {
      const change: DocumentChange = {
        type: 'document',
        apply: (document, pageId) => withoutGroup(document, pageId, ids),
      };
      edit(change);
      document.getElementById(RESULTS_ID)?.focus({ preventScroll: true });
    },
    /** The ids of the new widgets; undefined if the text does not contain any. */
    paste: (content: string): string[] | undefined => {
      const clipboard = readClipboard(content);
      if (!clipboard) return undefined;
      // Searches have no variables.
      const variables = view.type === 'DASHBOARD' ? clipboard.variables : [];
      const merge = mergeOf(whole, variables);
      const ids = insert(copyOf(groupFor(clipboard, view.type), ulid), variables);
      tellMerge(merge, whole.title, () =>
        edit({
          type: 'document',
          apply: (document) => withRenamedVariables(document, ids, merge.differing),
        }),
      );
      return ids;
    },
  };
}
