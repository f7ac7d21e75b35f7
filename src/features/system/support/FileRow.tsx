import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { Code } from '../page/layout';

/** A file on the server; without `onDownload` it can only be read elsewhere. */
export function FileRow({
  name,
  details,
  onDownload,
  children,
}: {
  name: string;
  details: ReactNode;
  onDownload?: () => Promise<void>;
  /** Further actions. */
  children?: ReactNode;
}) {
  const download = useMutation({ mutationFn: async () => onDownload?.() });
  return (
    <>
      <Row>
        <div>
          <Code>{name}</Code>
          <Details>{details}</Details>
        </div>
        <Actions>
          {onDownload && (
            <Button
              icon={<Download aria-hidden size="1.1em" />}
              aria-label={t('support.downloadOf', { name })}
              aria-disabled={download.isPending || undefined}
              onClick={() => {
                if (!download.isPending) download.mutate();
              }}
            >
              {t('support.download')}
            </Button>
          )}
          {children}
        </Actions>
      </Row>
      <FailureNotice error={download.error} />
    </>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.l};
  > div {
    min-width: 0;
  }
`;

const Details = styled.div`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
`;

const Actions = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space.s};
`;
