import { useState } from 'react';
import styled from 'styled-components';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { TextInput } from '@/ui/text-input/TextInput';
import type { TestMessage } from './message-address';

type MessageChoiceProps = TestMessage & { onChoose: (chosen: TestMessage) => void };

/** Names any stored message. */
export function MessageChoice({ onChoose, ...asked }: MessageChoiceProps) {
  const [chosen, setChosen] = useState<TestMessage>(asked);
  const { index, id } = { index: chosen.index.trim(), id: chosen.id.trim() };
  return (
    <Choices
      onSubmit={(event) => {
        event.preventDefault();
        if (index !== '' && id !== '') onChoose({ index, id });
      }}
    >
      <TextInput
        label={t('streams.tryIndex')}
        value={chosen.index}
        required
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => setChosen({ ...chosen, index: event.target.value })}
      />
      <TextInput
        label={t('streams.tryId')}
        value={chosen.id}
        required
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => setChosen({ ...chosen, id: event.target.value })}
      />
      <Button type="submit" disabled={index === '' || id === ''}>
        {t('streams.tryLoad')}
      </Button>
      <p>{t('streams.tryHelp')}</p>
    </Choices>
  );
}

const Choices = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr) auto;
  align-items: end;
  gap: ${({ theme }) => theme.space.m};
  p {
    grid-column: 1 / -1;
    margin: 0;
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.size.small};
  }
  @media (max-width: ${({ theme }) => theme.breakpoint.narrow}) {
    grid-template-columns: minmax(0, 1fr);
    > button {
      justify-self: start;
    }
  }
`;
