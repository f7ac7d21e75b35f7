import styled from 'styled-components';
import type { StreamRow } from '@/contract/streams';
import { ShareButton } from '@/shared/sharing/ShareButton';
import { StreamRules } from './rules/StreamRules';

/** Expanded below a stream's row: its rules and sharing. Users who may not share it see why. */
export function StreamDetails({ stream }: { stream: StreamRow }) {
  return (
    <Sections>
      <StreamRules stream={stream} />
      <ShareButton entity={{ type: 'stream', id: stream.id, title: stream.title }} />
    </Sections>
  );
}

const Sections = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.m};
  > :first-child {
    flex: 1 1 20em;
    min-width: 0;
    margin: 0;
  }
`;
