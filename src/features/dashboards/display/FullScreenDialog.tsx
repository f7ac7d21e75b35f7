import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { DISPLAY_DEFAULTS, writeDisplaySettings } from '@/domain/search/view-state/display-address';
import { writeDashboardAddress } from '@/domain/search/view-state/dashboard-address';
import { pagesOf } from '@/domain/search/view/pages';
import { ModalForm } from '@/shared/form/DialogForm';
import { FormField } from '@/shared/form/FormField';
import { NumberField } from '@/shared/form/fields';
import { useDraftForm } from '@/shared/form/use-draft-form';
import { paths } from '@/shared/paths';
import { t } from '@/shared/texts/t';
import { Checkbox } from '@/ui/checkbox/Checkbox';
import { useView } from '@/views/view-state/view-state-context';

type Values = { refresh: number | undefined; interval: number | undefined; tabs: number[] };

/** Chooses pages and intervals, and opens the dashboard in full screen. */
export function FullScreenDialog({ onClose }: { onClose: () => void }) {
  const { whole, page, pageId } = useView();
  const { filter, variables } = page.state;
  const navigate = useNavigate();
  const pages = pagesOf(whole);
  const current = pages.findIndex(({ id }) => id === pageId);
  const form = useDraftForm<Values, string>({
    initialValues: {
      refresh: DISPLAY_DEFAULTS.refresh,
      interval: DISPLAY_DEFAULTS.interval,
      tabs: pages.map((_, index) => index),
    },
    validate: ({ tabs }) => (tabs.length === 0 ? { tabs: t('dashboards.pagesNeeded') } : {}),
    // Starts with the page that is shown; the first one needs no parameter.
    onSubmit: async ({ refresh, interval, tabs }) =>
      paths.dashboardDisplay(whole.id, {
        ...Object.fromEntries(
          writeDashboardAddress({
            overrides: { ...(filter && { filter }), ...(variables && { variables }) },
            focus: tabs.slice(1).includes(current) ? { page: pageId } : {},
          }),
        ),
        ...writeDisplaySettings({
          refresh: refresh ?? DISPLAY_DEFAULTS.refresh,
          interval: interval ?? DISPLAY_DEFAULTS.interval,
          tabs: tabs.length === pages.length ? undefined : tabs,
        }),
      }),
    onSaved: (path) => {
      // Browsers without it show the page in the window.
      void document.documentElement.requestFullscreen?.().catch(() => undefined);
      void navigate(path);
    },
  });
  return (
    <ModalForm
      form={form}
      title={t('dashboards.fullScreenTitle')}
      submit={t('dashboards.startFullScreen')}
      savesNothing
      onClose={onClose}
    >
      <NumberField
        name="refresh"
        label={t('dashboards.refreshInterval')}
        required
        min={1}
        data-autofocus
      />
      {pages.length > 1 && (
        <>
          <FormField<number[]> name="tabs" label={t('dashboards.pages')}>
            {({ value, onChange }) => (
              <Choices role="group" aria-label={t('dashboards.pages')}>
                {pages.map(({ id, title }, index) => (
                  <Checkbox
                    key={id}
                    label={title || t('dashboards.page', { n: index + 1 })}
                    checked={value.includes(index)}
                    onChange={({ currentTarget: { checked } }) =>
                      onChange(
                        pages
                          .map((_, at) => at)
                          .filter((at) => (at === index ? checked : value.includes(at))),
                      )
                    }
                  />
                ))}
              </Choices>
            )}
          </FormField>
          <NumberField name="interval" label={t('dashboards.cycleInterval')} required min={1} />
        </>
      )}
    </ModalForm>
  );
}

const Choices = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
`;
