import ImageOff from 'lucide-react/icons/image-off';
import styled from 'styled-components';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { FailureDetails } from './FailureDetails';
import { MessagePage } from './MessagePage';
import { failureTexts } from './failure-texts';

/** Shown if all requests of a page failed: lists each error. */
export function FetchFailurePage({
  errors,
  retry,
}: {
  errors: readonly unknown[];
  retry: () => void;
}) {
  return (
    <MessagePage
      title={t('failure.fetchTitle')}
      words={[t('failure.fetch')]}
      more={t('failure.fetchHelp')}
    >
      <Picture aria-hidden>
        <ImageOff size="1em" />
      </Picture>
      <Button variant="primary" onClick={retry}>
        {t('failure.retry')}
      </Button>
      <Errors>
        {errors.map((error, index) => {
          const { title, words } = failureTexts(error);
          return (
            <li key={index}>
              <p>{words.length > 0 ? words.join(' ') : title}</p>
              <FailureDetails error={error} />
            </li>
          );
        })}
      </Errors>
    </MessagePage>
  );
}

const Picture = styled.div`
  margin: ${({ theme }) => theme.space.l} 0;
  color: ${({ theme }) => theme.color.faint};
  font-size: ${({ theme }) => theme.height.foldedRow};
  line-height: 1;
`;

const Errors = styled.ul`
  padding-inline-start: 1.5em;
  overflow-wrap: anywhere;
  p {
    margin: 0;
  }
`;
