import { useQuery } from '@tanstack/react-query';
import type { OutputSummary } from '@/contract/outputs';
import { formatInstant } from '@/domain/format/instants/instant';
import { Configuration } from '@/shared/config-form/Configuration';
import { useUses } from '@/shared/references/use-uses';
import { UsedBy } from '@/shared/references/UsedBy';
import { ButtonLink } from '@/shared/navigation/ButtonLink';
import { ResourcePage } from '@/shared/resource/ResourcePage';
import { editSheet } from '@/shared/resource/sheet/sheet-address';
import { useSheet } from '@/shared/resource/sheet/use-sheet';
import { TypedSheet } from '@/shared/resource/TypedSheet';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { DetailCard } from '@/ui/detail/DetailCard';
import { FactList } from '@/ui/detail/FactList';
import { useFigures } from './figures';
import { Figures, StateChip } from './OutputFigures';
import { outputForm } from './output-form';
import { detailsPage, outputs, sentMessages } from './outputs';

const form = outputForm();

export function OutputPage() {
  return (
    <ResourcePage of={outputs} page={detailsPage} columns={2}>
      {(output) => <Details output={output} />}
    </ResourcePage>
  );
}

function Details({ output }: { output: OutputSummary }) {
  const session = useSession();
  const { task, open, close } = useSheet(editSheet);
  const { data: types } = useQuery(outputs.types());
  const type = types?.[output.type];
  return (
    <>
      <StateCard id={output.id} />
      <DetailCard
        title={t('outputs.configuration')}
        actions={
          outputs.edit?.may(output, session) && (
            <Button onClick={() => open({ kind: 'edit', id: output.id })}>
              {t('outputs.edit')}
            </Button>
          )
        }
      >
        <Configuration values={output.configuration} requested={type?.requested_configuration} />
      </DetailCard>
      <DetailCard title={t('outputs.about')} actions={<SentMessages id={output.id} />}>
        <FactList
          facts={[
            { label: t('outputs.column.type'), value: type?.name ?? output.type },
            { label: t('outputs.column.creator'), value: output.creator_user_id },
            {
              label: t('outputs.column.created'),
              value: formatInstant(output.created_at, { zone: session.zone }),
            },
          ]}
        />
      </DetailCard>
      <UsedBy wide thing={{ kind: 'output', id: output.id }} />
      {task?.kind === 'edit' && (
        <TypedSheet of={outputs} form={form} task={task} onOpen={open} onClose={close} />
      )}
    </>
  );
}

/** Links to the messages that the output receives, unless no stream uses it. */
function SentMessages({ id }: { id: string }) {
  const { uses } = useUses({ kind: 'output', id });
  const search = sentMessages(uses.map(({ by }) => by).filter(({ kind }) => kind === 'stream'));
  if (search === undefined) return null;
  return (
    <ButtonLink variant="secondary" to={search}>
      {t('outputs.search')}
    </ButtonLink>
  );
}

/** Only the embedded node counts what it sends. */
function StateCard({ id }: { id: string }) {
  const { isCounted, of } = useFigures();
  const figures = of(id);
  if (!isCounted) return null;
  return (
    <DetailCard
      wide
      title={t('outputs.column.state')}
      busy={!figures}
      actions={figures && <StateChip figures={figures} />}
    >
      {figures && <Figures figures={figures} />}
    </DetailCard>
  );
}
