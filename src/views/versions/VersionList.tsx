import styled from 'styled-components';
import { formatInstant } from '@/domain/format/instants/instant';
import { sameExceptSearchTypes } from '@/domain/search/view/same-content';
import type { ViewDocument } from '@/domain/search/view/view';
import { t } from '@/shared/texts/t';
import { plainButton } from '@/ui/button/plain-button';
import { Chip } from '@/ui/chip/Chip';
import type { Names } from '@/views/comparison/change-values';
import { describeVersion } from '@/views/comparison/describe-version';
import type { ListedVersion } from './listed-versions';

type VersionListProps = {
  /** The latest first. */
  versions: readonly ListedVersion[];
  chosen: string;
  /** The stored document. */
  saved: ViewDocument;
  names: Names;
  onChoose: (id: string) => void;
};

/** When each version was saved, by whom, and what it changed in a line. */
export function VersionList({ versions, chosen, saved, names, onChoose }: VersionListProps) {
  const current = versions.find(({ document }) => sameExceptSearchTypes(document, saved));
  return (
    <List aria-label={t('versions.title')}>
      {versions.map((version, at) => (
        <li key={version.id}>
          <Entry
            type="button"
            aria-pressed={version.id === chosen}
            onClick={() => onChoose(version.id)}
          >
            <Head>
              <time dateTime={new Date(version.at).toISOString()}>
                {formatInstant(new Date(version.at).toISOString(), { zone: names.zone })}
              </time>
              <span>{savedBy(version)}</span>
              {version === current && <Chip tone="accent">{t('versions.current')}</Chip>}
            </Head>
            <Summary>{summaryOf(version, versions[at + 1], names)}</Summary>
          </Entry>
        </li>
      ))}
    </List>
  );
}

function savedBy({ by }: ListedVersion): string {
  if (by === 'own') return t('versions.byYou');
  return by === 'seen' ? t('versions.seen') : by.user;
}

function summaryOf(
  { document }: ListedVersion,
  before: ListedVersion | undefined,
  names: Names,
): string {
  if (!before) return t('versions.first');
  const [first, ...others] = describeVersion(before.document, document, names);
  if (!first) return t('versions.same');
  return others.length === 0
    ? first.text
    : t('versions.andMore', { change: first.text, count: others.length });
}

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space.hair};
  max-height: 60dvh;
  margin: 0;
  padding: 0;
  overflow: auto;
  list-style: none;
  @media (max-width: ${({ theme }) => theme.breakpoint.narrow}) {
    max-height: 32dvh;
  }
`;

const Entry = styled.button`
  ${plainButton}
  display: grid;
  gap: ${({ theme }) => theme.space.hair};
  width: 100%;
  padding: ${({ theme }) => `${theme.space.s} ${theme.space.m}`};
  border-radius: ${({ theme }) => theme.radius.base};
  text-align: start;
  &:hover {
    background: ${({ theme }) => theme.color.hover};
  }
  &[aria-pressed='true'] {
    background: ${({ theme }) => theme.color.accentSoft};
  }
`;

const Head = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `0 ${theme.space.s}`};
  time {
    font-weight: ${({ theme }) => theme.weight.medium};
    font-variant-numeric: tabular-nums;
  }
  > span:not(:last-child),
  time + span {
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.size.small};
  }
`;

const Summary = styled.span`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
  overflow-wrap: anywhere;
`;
