import { useId } from 'react';
import styled from 'styled-components';
import { ulid } from 'ulid';
import { EnterpriseNotice } from '@/shared/edition/EnterpriseNotice';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { useCreateWidget } from '@/views/widget-controls/use-create-widget';
import type { Creator } from '@/views/widget-frame/widget-type';
import { usePaste } from '@/views/widget-controls/use-paste';
import { creatorsOf } from '@/views/widget-types/registry';

/** What can be added to a search. In the open edition, a line names what the enterprise edition adds. */
export function CreatePanel({ onCreated }: { onCreated: () => void }) {
  const createWidget = useCreateWidget();
  const create = ({ make, ...creator }: Creator) => {
    createWidget({ ...creator, widget: make(ulid()) });
    onCreated();
  };
  const paste = usePaste();
  return (
    <Panel>
      <Creators title={t('create.generic')} creators={creatorsOf('generic')} onCreate={create} />
      <Creators
        title={t('create.predefined')}
        creators={creatorsOf('predefined')}
        onCreate={create}
      />
      <Button
        onClick={async () => {
          if (await paste()) onCreated();
        }}
      >
        {t('widgets.pasteHere')}
      </Button>
      <EnterpriseNotice feature={t('edition.searchFeatures')} />
    </Panel>
  );
}

function Creators({
  title,
  creators,
  onCreate,
}: {
  title: string;
  creators: readonly Creator[];
  onCreate: (creator: Creator) => void;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {creators.map((creator) => (
        <Button key={creator.id} onClick={() => onCreate(creator)}>
          {creator.label}
        </Button>
      ))}
    </section>
  );
}

const Panel = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.l};
  padding: ${({ theme }) => `${theme.space.s} ${theme.space.l} ${theme.space.l}`};
  section {
    display: grid;
    gap: ${({ theme }) => theme.space.xs};
  }
  h3 {
    margin: 0;
    font-size: ${({ theme }) => theme.size.small};
  }
`;
