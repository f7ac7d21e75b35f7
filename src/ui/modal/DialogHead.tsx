import X from 'lucide-react/icons/x';
import styled from 'styled-components';
import { IconButton } from '@/ui/button/IconButton';

export function DialogHead({
  id,
  title,
  onClose,
  closeLabel,
}: {
  id: string;
  title: string;
  onClose: (() => void) | undefined;
  closeLabel: string;
}) {
  return (
    <Head>
      <Title id={id}>{title}</Title>
      {onClose && (
        <IconButton label={closeLabel} icon={<X aria-hidden size="1.25em" />} onClick={onClose} />
      )}
    </Head>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.m};
  padding: ${({ theme }) => theme.space.l} ${({ theme }) => theme.space.xl};
  border-bottom: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
`;

const Title = styled.h2`
  margin: 0;
  font-size: ${({ theme }) => theme.size.title};
  font-weight: ${({ theme }) => theme.weight.bold};
  letter-spacing: -0.015em;
`;
