import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { InputSummary } from '@/contract/inputs';
import { paths } from '@/shared/paths';
import { t } from '@/shared/texts/t';
import { receivedBy } from '../actions/use-input-actions';

export function DoneStep({ input, onAnother }: { input: InputSummary; onAnother: string }) {
  return (
    <Stack>
      <p>{t('inputs.doneText', { title: input.title })}</p>
      <ul>
        <li>
          <Link to={receivedBy(input.id)}>{t('inputs.doneSearch')}</Link>
        </li>
        <li>
          <Link to={paths.input(input.id)}>{t('inputs.doneInput')}</Link>
        </li>
        <li>
          <Link to={paths.streams({ new: '', input: input.id })}>{t('inputs.doneStreams')}</Link>
        </li>
        <li>
          <Link to={onAnother}>{t('inputs.doneAnother')}</Link>
        </li>
      </ul>
    </Stack>
  );
}

const Stack = styled.div`
  max-width: 80ch;
  ul {
    display: grid;
    gap: ${({ theme }) => theme.space.s};
    padding-inline-start: ${({ theme }) => theme.space.l};
  }
`;
