import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { paginationTexts } from '@/shared/lists/list-texts';
import { LogText } from '@/shared/message/text/LogText';
import { useAddress } from '@/shared/navigation/use-address';
import { t } from '@/shared/texts/t';
import { pageCount } from '@/ui/pagination/page-numbers';
import { Pagination } from '@/ui/pagination/Pagination';
import { Code } from '../layout';
import { NodeName } from '../NodeName';
import { Part, Quiet } from '../Part';
import { systemQueries } from '../queries';
import { When } from '../When';

/** The server's page size. */
const PER_PAGE = 30;

/** Recent events of the nodes, newest first; the page is in the address (`?page=`). */
export function SystemMessages() {
  const [parameters, change] = useAddress();
  const page = Math.max(1, Number.parseInt(parameters.get('page') ?? '1', 10) || 1);
  const query = useQuery(systemQueries.messages(page));
  const toPage = (next: number) =>
    change((params) => {
      params.set('page', `${next}`);
      return params;
    });
  return (
    <Part title={t('system.messages')} query={query} rows={6}>
      {({ messages, total }) => {
        const pages = Math.max(1, pageCount(total, PER_PAGE));
        return (
          <>
            {total === 0 ? (
              <Quiet>{t('system.noMessages')}</Quiet>
            ) : (
              <Messages
                aria-label={t('system.messages')}
                data-stale={query.isPlaceholderData || undefined}
              >
                <thead>
                  <tr>
                    <th scope="col">{t('system.at')}</th>
                    <th scope="col">{t('system.node')}</th>
                    <th scope="col">{t('system.message')}</th>
                  </tr>
                </thead>
                <tbody>
                  {messages.map(({ timestamp, node_id: id, content, caller }, index) => (
                    <tr key={`${timestamp} ${index}`}>
                      <td>
                        <When at={timestamp} />
                      </td>
                      <td>
                        <NodeName id={id} />
                      </td>
                      <td>
                        <Code title={caller}>
                          <LogText text={content} />
                        </Code>
                      </td>
                    </tr>
                  ))}
                  {messages.length === 0 && (
                    <tr>
                      <td colSpan={3}>{t('system.beyondMessages')}</td>
                    </tr>
                  )}
                </tbody>
              </Messages>
            )}
            <Pagination
              page={Math.min(page, pages)}
              pages={pages}
              onPage={toPage}
              texts={paginationTexts()}
            />
          </>
        );
      }}
    </Part>
  );
}

const Messages = styled.table`
  width: 100%;
  border-collapse: collapse;
  &[data-stale] {
    opacity: 0.6;
  }
  th,
  td {
    padding: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.l}
      ${({ theme }) => theme.space.xs} 0;
    border-bottom: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
    text-align: start;
    vertical-align: baseline;
  }
  th {
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.size.small};
    font-weight: ${({ theme }) => theme.weight.semibold};
  }
  td:nth-child(-n + 2) {
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  td:last-child {
    width: 100%;
    padding-right: 0;
  }
  @media (max-width: ${({ theme }) => theme.breakpoint.narrow}) {
    thead {
      display: none;
    }
    tr {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      padding: ${({ theme }) => theme.space.xs} 0;
      border-bottom: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
    }
    td {
      padding: 0;
      border: 0;
      color: ${({ theme }) => theme.color.muted};
      font-size: ${({ theme }) => theme.size.small};
    }
    td:last-child {
      color: ${({ theme }) => theme.color.text};
    }
  }
`;
