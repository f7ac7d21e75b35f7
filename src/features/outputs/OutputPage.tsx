import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OutputSummary } from '@/contract/outputs';
import { formatInstant } from '@/domain/format/instants/instant';
import { Configuration } from '@/shared/config-form/Configuration';
import { useUses } from '@/shared/references/use-uses';
import { UsedBy } from '@/shared/references/UsedBy';
import { ButtonLink } from '@/shared/navigation/ButtonLink';
import { ResourcePage } from '@/shared/resource/ResourcePage';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { DetailCard } from '@/ui/detail/DetailCard';
import { FactList } from '@/ui/detail/FactList';
import { OutputFigures } from './counts/OutputFigures';
import { StateChip } from './counts/StateChip';
import { Trouble } from './counts/Trouble';
import { useFigures } from './counts/use-figures';
import { mayEdit } from './model/output-rights';
import { detailsPage, outputs } from './model/outputs';
import { sentMessages } from './model/sent-messages';
import { outputQueries } from './model/queries';
import { OutputSheet } from './sheet/OutputSheet';

export function OutputPage() {
  return (
    <ResourcePage of={outputs} page={detailsPage} columns={2}>
      {(output) => <Details output={output} />}
    </ResourcePage>
  );
}

function Details({ output }: { output: OutputSummary }) {
  const { permits, zone } = useSession();
  const [editing, setEditing] = useState(false);
  const { data: types } = useQuery(outputQueries.types());
  const type = types?.[output.type];
  return (
    <>
      <StateCard id={output.id} />
      <DetailCard
        title={t('outputs.configuration')}
        actions={
          mayEdit(output.id, permits) && (
            <Button onClick={() => setEditing(true)}>{t('outputs.edit')}</Button>
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
              value: formatInstant(output.created_at, { zone }),
            },
          ]}
        />
      </DetailCard>
      <UsedBy wide thing={{ kind: 'output', id: output.id }} />
      {editing && (
        <OutputSheet
          task={{ kind: 'edit', id: output.id, title: output.title }}
          onClose={() => setEditing(false)}
        />
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
      {figures && <OutputFigures figures={figures} />}
      {figures && <Trouble figures={figures} />}
    </DetailCard>
  );
}
