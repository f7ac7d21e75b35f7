import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { isPageFailure, kindOf } from '@/shared/failure/describe-failure';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { followPath } from '@/shared/message/facts/searches-around';
import { messageQueries } from '@/shared/message/facts/message-queries';
import { MessageDetails } from '@/shared/message/MessageDetails';
import { PageHead } from '@/shared/page-header/PageHead';
import { ButtonLink } from '@/shared/navigation/ButtonLink';
import { paths } from '@/shared/paths';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { DetailPage } from '@/ui/detail/DetailPage';
import { EmptyState } from '@/ui/empty-state/EmptyState';
import { SkeletonDetail } from '@/ui/skeleton/SkeletonShapes';

/** A message by its permalink. A forbidden message replaces the whole page. */
export function MessagePage() {
  const { index = '', messageId = '' } = useParams();
  const { zone } = useSession();
  const { data, error, refetch } = useQuery({
    ...messageQueries.whole(index, messageId),
    throwOnError: (failure) => isPageFailure(failure) && !isMissing(failure),
  });
  const message = data && { message: data.message.fields, index: data.index };
  return (
    <DetailPage
      head={
        <PageHead
          title={t('message.title', { id: messageId })}
          way={[{ title: t('message.search'), to: paths.search() }]}
        />
      }
    >
      {message ? (
        <MessageDetails
          key={`${index}/${messageId}`}
          message={message}
          zone={zone}
          isPage
          actions={{ followPath: (field, value) => followPath(message, field, value) }}
        />
      ) : isMissing(error) ? (
        <EmptyState
          title={t('message.notFound')}
          action={
            <ButtonLink variant="primary" to={paths.search()}>
              {t('message.toSearch')}
            </ButtonLink>
          }
        >
          {t('message.notFoundHelp', { index })}
        </EmptyState>
      ) : error ? (
        <FailureNotice error={error} retry={() => void refetch()} />
      ) : (
        <SkeletonDetail label={t('message.loading')} />
      )}
    </DetailPage>
  );
}

const isMissing = (error: unknown) => kindOf(error).kind === 'notFound';
