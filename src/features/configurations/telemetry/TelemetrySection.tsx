import { useMutation, useQuery } from '@tanstack/react-query';
import { errorText } from '@/shared/failure/error-text';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { useIsEmbedded } from '@/shared/server-kind/use-is-embedded';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import { Button } from '@/ui/button/Button';
import { DetailCard } from '@/ui/detail/DetailCard';
import { FactList } from '@/ui/detail/FactList';
import { SkeletonList } from '@/ui/skeleton/SkeletonShapes';
import { refuseTelemetry } from '../setting/mutations';
import { configurationQueries } from '../setting/queries';
import { Quiet } from '../setting/Setting';

/**
 * This console sends no usage data. Other consoles of the same server may, if the user agreed there
 * once; that can be withdrawn here.
 */
export function TelemetrySection() {
  const embedded = useIsEmbedded();
  const { data, error, refetch } = useQuery(configurationQueries.telemetry());
  const refuse = useMutation({
    ...refuseTelemetry,
    onSuccess: () => toasts.success(t('configurations.telemetryRefused')),
  });
  const enabled = data?.telemetry_enabled === true;
  return (
    <DetailCard
      title={t('configurations.section.telemetry')}
      busy={!data && !error}
      actions={
        enabled && (
          <Button
            aria-disabled={refuse.isPending || undefined}
            onClick={() => {
              if (!refuse.isPending) refuse.mutate();
            }}
          >
            {t('configurations.telemetryRefuse')}
          </Button>
        )
      }
    >
      <Quiet>{t('configurations.telemetryLead')}</Quiet>
      <FailureNotice error={error} retry={() => void refetch()} />
      <FailureNotice
        error={refuse.error}
        title={t('configurations.telemetryNotUpdated')}
        {...(refuse.error && { text: errorText(refuse.error) })}
      />
      {!data && !error && <SkeletonList rows={2} columns={2} label={t('app.loadingPart')} />}
      <FactList
        facts={[
          { label: t('configurations.telemetryHere'), value: t('configurations.off') },
          ...(data && !embedded
            ? [
                {
                  label: t('configurations.telemetryOthers'),
                  value: t(enabled ? 'configurations.on' : 'configurations.off'),
                },
              ]
            : []),
        ]}
      />
      {embedded && <Quiet>{t('configurations.telemetryEmbedded')}</Quiet>}
    </DetailCard>
  );
}
