import { useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { t } from '@/shared/texts/t';
import type { TextEditor } from '@/ui/code-editor/text-editor';
import type { FieldRequest } from '@/views/field-list/FieldList';
import { FIELDS_ID } from '@/views/sidebar/Sidebar';
import type { SidebarState } from '@/views/sidebar/use-sidebar';
import { RESULTS_ID } from '@/views/widget-controls/widget-focus';
import { goTo } from './use-search-keys';

/** The field list in the sidebar, and the field to open in it. */
export function useFieldList(sidebar: SidebarState) {
  // Counted, so that requesting the same field again opens it again.
  const [requested, setRequested] = useState<FieldRequest>();
  const open = () => sidebar.show('fields');
  return {
    requested,
    open,
    openField: (field: string) => {
      setRequested({ field, times: (requested?.times ?? 0) + 1 });
      open();
    },
  };
}

/** Where keyboard users can jump to, past everything in between. */
export const useSkipTargets = (
  editor: RefObject<TextEditor | null>,
  { narrow }: SidebarState,
  openFields: () => void,
) => [
  { id: 'query', label: t('search.skipToQuery'), onSkip: () => editor.current?.focus('end') },
  { id: 'results', label: t('search.skipToResults'), onSkip: () => goTo(RESULTS_ID) },
  {
    id: 'fields',
    label: t('search.skipToFields'),
    onSkip: () => {
      flushSync(openFields);
      if (!narrow) goTo(FIELDS_ID);
    },
  },
];
