import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { isPageFailure } from '@/shared/failure/describe-failure';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { followPath } from '@/shared/message/facts/searches-around';
import { messageQueries } from '@/shared/message/facts/message-queries';
import { MessageDetails } from '@/shared/message/MessageDetails';
import { PageHead } from '@/shared/page-header/PageHead';
import { paths } from '@/shared/paths';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { DetailPage } from '@/ui/detail/DetailPage';
import { SkeletonDetail } from '@/ui/skeleton/SkeletonShapes';

/** A message by its permalink. A missing or forbidden message replaces the whole page. */
export function MessagePage() {
  const { index = '', messageId = '' } = useParams();
  const { zone } = useSession();
  const { data, error, refetch } = useQuery({
    ...messageQueries.whole(index, messageId),
    throwOnError: isPageFailure,
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
      ) : error ? (
        <FailureNotice error={error} retry={() => void refetch()} />
      ) : (
        <SkeletonDetail label={t('message.loading')} />
      )}
    </DetailPage>
  );
}
