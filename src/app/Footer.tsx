import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { call } from '@/api/client';
import { PERMISSIONS } from '@/contract/permissions';
import { jvm } from '@/contract/system';
import { KeysOverlay } from '@/shared/keys/KeysOverlay';
import { serverQuery } from '@/shared/server-kind/server-query';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { plainButton } from '@/ui/button/plain-button';
import { Kbd } from '@/ui/kbd/Kbd';
import { firstIdle } from './startup/first-idle';

/** Server details are loaded once nothing more urgent is; until then the line is shorter. */
export function Footer() {
  const { permits } = useSession();
  const quiet = useSyncExternalStore(firstIdle.subscribe, firstIdle.passed);
  const overview = useQuery({
    ...serverQuery(),
    enabled: quiet && permits(PERMISSIONS.system.read),
  });
  const machine = useQuery({
    queryKey: ['system', 'jvm'],
    queryFn: ({ signal }) => call(jvm, undefined, { signal, background: true }),
    staleTime: Infinity,
    enabled: quiet && permits(PERMISSIONS.jvmstats.read),
  });

  return (
    <Line data-not-printed aria-label={t('footer.label')}>
      <Facts>
        {overview.data && (
          <span>
            {t('footer.product', { version: overview.data.version, host: overview.data.hostname })}
          </span>
        )}
        {machine.data && <span>{machine.data.info}</span>}
      </Facts>
      <KeysOverlay
        opener={(open) => (
          <KeysButton type="button" onClick={open}>
            <Kbd aria-hidden>?</Kbd> {t('nav.keys')}
          </KeysButton>
        )}
      />
    </Line>
  );
}

const Line = styled.footer`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.l};
  min-height: ${({ theme }) => theme.height.row};
  padding: ${({ theme }) => theme.space.hair} ${({ theme }) => theme.space.l};
  border-top: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.surface};
  color: ${({ theme }) => theme.color.faint};
  font-size: ${({ theme }) => theme.size.micro};
`;

const Facts = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space.l};
  min-width: 0;
  overflow: hidden;
  white-space: nowrap;
  span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  @media (max-width: ${({ theme }) => theme.breakpoint.narrow}) {
    span + span {
      display: none;
    }
  }
`;

const KeysButton = styled.button`
  ${plainButton}
  flex: none;
  padding: ${({ theme }) => theme.space.hair} ${({ theme }) => theme.space.xs};
  border-radius: ${({ theme }) => theme.radius.small};
  &:hover {
    color: ${({ theme }) => theme.color.text};
  }
  @media (pointer: coarse) {
    min-height: ${({ theme }) => theme.height.touch};
  }
  /* Keys are for those who have some; the help menu has them too. */
  @media (hover: none) and (pointer: coarse) {
    display: none;
  }
`;
