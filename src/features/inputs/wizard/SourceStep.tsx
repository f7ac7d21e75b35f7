import styled from 'styled-components';
import { SOURCES, type Source } from '@/domain/inputs/input-types';
import { t, type PlainTextKey } from '@/shared/texts/t';
import { ChoiceCards } from './ChoiceCards';

const words: Readonly<Record<Source, { title: PlainTextKey; text: PlainTextKey }>> = {
  application: { title: 'inputs.source.application', text: 'inputs.source.applicationText' },
  syslog: { title: 'inputs.source.syslog', text: 'inputs.source.syslogText' },
  files: { title: 'inputs.source.files', text: 'inputs.source.filesText' },
  web: { title: 'inputs.source.web', text: 'inputs.source.webText' },
  beats: { title: 'inputs.source.beats', text: 'inputs.source.beatsText' },
  plain: { title: 'inputs.source.plain', text: 'inputs.source.plainText' },
};

export function SourceStep({
  source,
  onChoose,
}: {
  source: Source | undefined;
  onChoose: (source: Source) => void;
}) {
  return (
    <Stack>
      <ChoiceCards
        legend={t('inputs.whatSends')}
        name="source"
        value={source}
        onChange={onChoose}
        choices={SOURCES.map((key) => ({
          value: key,
          title: t(words[key].title),
          text: t(words[key].text),
        }))}
      />
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.l};
`;
