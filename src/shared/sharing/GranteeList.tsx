import { useRef } from 'react';
import styled from 'styled-components';
import type { Capability, EntityShare } from '@/contract/shares';
import { pageSizeTexts, paginationTexts, searchTexts } from '@/shared/lists/list-texts';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { PaginatedList } from '@/ui/list/PaginatedList';
import { SearchableList } from '@/ui/list/SearchableList';
import { GranteeRow } from './GranteeRow';
import type { SelectedGrantee } from './share-changes';

/** The list is paginated from the first of these sizes on. */
const PAGE_SIZES = [10, 30, 100];
const SEARCHED_FROM = 10;

type GranteeListProps = {
  grantees: readonly SelectedGrantee[];
  removed: readonly { id: string; title: string }[];
  active: Pick<EntityShare, 'available_capabilities' | 'active_shares'>;
  /** Username and e-mail address of a user. */
  aboutOf: (id: string) => string | undefined;
  onChange: (grantee: string, capability: Capability | null) => void;
};

/** Grantees with access, and those who will lose it. */
export function GranteeList({ grantees, removed, active, aboutOf, onChange }: GranteeListProps) {
  const section = useRef<HTMLElement>(null);
  const change = (grantee: string, capability: Capability | null) => {
    onChange(grantee, capability);
    // The row with the focus is removed.
    if (capability === null) section.current?.focus();
  };
  const list = (found: readonly SelectedGrantee[]) => (
    <PaginatedList
      label={t('sharing.grantees')}
      items={found}
      sizes={PAGE_SIZES}
      keyOf={({ id }) => id}
      empty={t('sharing.nobodyYet')}
      texts={{ pages: paginationTexts(), size: pageSizeTexts() }}
      render={(grantee) => (
        <GranteeRow
          grantee={grantee}
          about={aboutOf(grantee.id)}
          capabilities={active.available_capabilities}
          onChange={change}
        />
      )}
    />
  );
  return (
    <Section ref={section} tabIndex={-1} aria-label={t('sharing.grantees')}>
      <h3>{t('sharing.grantees')}</h3>
      {grantees.length > SEARCHED_FROM ? (
        <SearchableList
          items={grantees}
          textOf={({ id, title }) => `${title}\n${aboutOf(id) ?? ''}`}
          texts={searchTexts()}
        >
          {list}
        </SearchableList>
      ) : (
        list(grantees)
      )}
      {removed.map(({ id, title }) => (
        <Loses key={id}>
          <span>{t('sharing.loses', { name: title })}</span>
          <Button
            variant="quiet"
            onClick={() => {
              onChange(
                id,
                active.active_shares.find(({ grantee }) => grantee === id)?.capability ?? null,
              );
              section.current?.focus();
            }}
          >
            {t('sharing.keep', { name: title })}
          </Button>
        </Loses>
      ))}
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
  min-width: 0;
  h3 {
    margin: 0;
    font-size: inherit;
    font-weight: ${({ theme }) => theme.weight.bold};
  }
  &:focus {
    outline: none;
  }
`;

const Loses = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.xs};
  margin: 0;
  margin-inline-start: ${({ theme }) => theme.space.s};
  padding-inline: ${({ theme }) => theme.space.s} 0;
  border-inline-start: ${({ theme }) => theme.line.edge} solid ${({ theme }) => theme.color.danger};
  color: ${({ theme }) => theme.color.muted};
  overflow-wrap: anywhere;
`;
