import type { ReactNode } from 'react';
import type { QueryChange } from '@/shared/message/values/query-change';
import { Highlighting } from '@/views/highlighting/Highlighting';
import { FieldList } from '@/views/field-list/FieldList';
import { FieldWidgetsContext } from '@/views/field-list/field-widgets-context';
import { useFieldWidgets } from '@/views/field-list/use-field-widgets';
import { useMayEdit } from '@/views/storing/use-may-edit';
import { useView } from '@/views/view-state/view-state-context';
import { SidebarPanel } from '@/views/sidebar/Panels';
import { Sidebar } from '@/views/sidebar/Sidebar';
import type { Section } from '@/views/sidebar/sections';
import type { SidebarState } from '@/views/sidebar/use-sidebar';
import { SUGGESTED_RANGE } from './suggested-range';
import { useWidgetExecution } from './use-widget-execution';

/** Users who may not edit a dashboard can neither create widgets nor change its highlighting. */
export const READER_SECTIONS: readonly Section[] = ['description', 'fields'];

const NO_ACTIONS = {};

type DashboardSidebarProps = {
  sidebar: SidebarState;
  /** Changes the filter of all widgets. */
  onQueryChange: (change: QueryChange) => void;
  children: ReactNode;
};

/** The sidebar of a dashboard, beside its widgets. */
export function DashboardSidebar({ sidebar, onQueryChange, children }: DashboardSidebarProps) {
  const { page } = useView();
  const mayEdit = useMayEdit();
  const request = {
    ...page.request,
    streams: [],
    range: page.state.filter?.range ?? SUGGESTED_RANGE,
  };
  const widgets = useFieldWidgets({ request, execution: undefined, onCreated: sidebar.leave });
  return (
    <>
      <Sidebar
        sidebar={sidebar}
        panel={(section) => (
          <Panel
            section={section}
            request={request}
            fieldList={
              <FieldWidgetsContext value={mayEdit ? widgets.actions : undefined}>
                <FieldList
                  request={request}
                  settled
                  execution={undefined}
                  onQueryChange={onQueryChange}
                />
              </FieldWidgetsContext>
            }
            onDone={sidebar.leave}
          />
        )}
      >
        <Highlighting execution={undefined} fieldActions={mayEdit ? widgets.actions : NO_ACTIONS}>
          {children}
        </Highlighting>
      </Sidebar>
      {widgets.dialog}
    </>
  );
}

type PanelProps = Omit<Parameters<typeof SidebarPanel>[0], 'execution'>;

const Panel = (props: PanelProps) => <SidebarPanel {...props} execution={useWidgetExecution()} />;
