import styled from 'styled-components';
import { t } from '@/shared/texts/t';
import { Spinner } from '@/ui/spinner/Spinner';

/** Says nothing where the answer is quick. */
export function LoadingScreen() {
  return (
    <Screen>
      <Spinner label={t('app.loading')} delay="long" />
    </Screen>
  );
}

const Screen = styled.main`
  display: grid;
  place-items: center;
  height: 100%;
`;
