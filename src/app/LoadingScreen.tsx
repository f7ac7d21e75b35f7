import styled from 'styled-components';
import { t } from '@/shared/texts/t';
import { Spinner } from '@/ui/spinner/Spinner';

/** Stays blank if the response is fast. */
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
