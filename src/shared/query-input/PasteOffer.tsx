import styled from 'styled-components';
import { queryFromText, type FoundSearch } from '@/domain/query/query-from-text';
import { sameJson } from '@/domain/same-json';
import type { TimeRange } from '@/domain/time-range/time-range';
import { t } from '@/shared/texts/t';
import { labelOf } from '@/shared/time-range-picker/range-label';
import { Button } from '@/ui/button/Button';

type Looks = { sort: { field: string; order: 'ASC' | 'DESC' }; columns: readonly string[] };
type PastedSearch = Looks & { query: string; range: TimeRange; streams: readonly string[] };
/** Handler of a pasted search URL. */
export type SearchPaste = {
  zone: string;
  /** The current presentation of the results. */
  shown: Looks;
  read: (found: FoundSearch) => PastedSearch;
  use: (search: PastedSearch) => void;
};

type PasteOfferProps = {
  pasted: string;
  onUse: (query: string) => void;
  search: SearchPaste | undefined;
  onKeep: () => void;
};

/** Offers to convert a pasted URL or JSON to a query. */
export function PasteOffer({ pasted, onUse, search, onKeep }: PasteOfferProps) {
  const found = queryFromText(pasted);
  const whole = found?.search && search?.read(found.search);
  if (!found || (found.query === '' && !whole)) return null;
  return (
    <Offer role="status">
      <span>
        {t(
          found.search
            ? 'queryTools.pastedSearch'
            : found.kind === 'address'
              ? 'queryTools.pastedAddress'
              : 'queryTools.pastedJson',
        )}
      </span>
      {found.query !== '' && <Found title={found.query}>{found.query}</Found>}
      {whole && search && (
        <span title={whole.columns.join(', ')}>{partsOf(whole, search).join(' · ')}</span>
      )}
      {found.search && !search && <span>{t('queryTools.pastedRest')}</span>}
      {whole && search && (
        <Button
          variant="primary"
          onClick={() => {
            onKeep();
            search.use(whole);
          }}
        >
          {t('queryTools.useSearch')}
        </Button>
      )}
      {found.query !== '' && (
        <Button variant={whole ? 'secondary' : 'primary'} onClick={() => onUse(found.query)}>
          {t(whole ? 'queryTools.useQueryOnly' : 'queryTools.useQuery')}
        </Button>
      )}
      <Button variant="quiet" onClick={onKeep}>
        {t('queryTools.keepText')}
      </Button>
    </Offer>
  );
}

/** Sorting and columns of the pasted URL, if they differ from the current ones. */
function partsOf(
  { range, streams, sort, columns }: PastedSearch,
  { zone, shown }: SearchPaste,
): string[] {
  const isSorted = sort.field === shown.sort.field && sort.order === shown.sort.order;
  return [
    labelOf(range, zone),
    streams.length === 0
      ? t('queryTools.pastedAllStreams')
      : t('queryTools.pastedStreams', { count: streams.length }),
    ...(isSorted
      ? []
      : [
          t(sort.order === 'ASC' ? 'queryTools.pastedAscending' : 'queryTools.pastedDescending', {
            field: sort.field,
          }),
        ]),
    ...(sameJson(columns, shown.columns)
      ? []
      : [t('queryTools.pastedColumns', { count: columns.length })]),
  ];
}

const Offer = styled.div`
  position: absolute;
  top: 100%;
  left: 0;
  z-index: ${({ theme }) => theme.layer.popover};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.s};
  max-width: 100%;
  margin-top: ${({ theme }) => theme.space.xs};
  padding: ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.m};
  border: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.lineStrong};
  border-radius: ${({ theme }) => theme.radius.large};
  background: ${({ theme }) => theme.color.raised};
  box-shadow: ${({ theme }) => theme.shadow};
`;

const Found = styled.code`
  flex: 1 1 12em;
  min-width: 0;
  overflow: hidden;
  font-family: ${({ theme }) => theme.font.log};
  font-size: ${({ theme }) => theme.size.log};
  text-overflow: ellipsis;
  white-space: nowrap;
`;
