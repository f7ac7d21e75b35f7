import styled from 'styled-components';
import { queryFromText, type FoundSearch } from '@/domain/query/query-from-text';
import type { TimeRange } from '@/domain/time-range/time-range';
import { t } from '@/shared/texts/t';
import { labelOf } from '@/shared/time-range-picker/range-label';
import { Button } from '@/ui/button/Button';

type PastedSearch = { query: string; range: TimeRange; streams: readonly string[] };
/** What a place that searches makes of the address of a search. */
export type SearchPaste = { zone: string; read: (found: FoundSearch) => PastedSearch; use: (search: PastedSearch) => void };

type PasteOfferProps = { pasted: string; onUse: (query: string) => void; search: SearchPaste | undefined; onKeep: () => void };

/** An address or JSON is no query, but holds one: it becomes that only when asked to. */
export function PasteOffer({ pasted, onUse, search, onKeep }: PasteOfferProps) {
  const found = queryFromText(pasted);
  const whole = found?.search && search?.read(found.search);
  if (!found || (found.query === '' && !whole)) return null;
  return (
    <Offer role="status">
      <span>{t(found.search ? 'queryTools.pastedSearch' : found.kind === 'address' ? 'queryTools.pastedAddress' : 'queryTools.pastedJson')}</span>
      {found.query !== '' && <Found title={found.query}>{found.query}</Found>}
      {whole && search && <span>{[labelOf(whole.range, search.zone), whole.streams.length === 0 ? t('queryTools.pastedAllStreams') : t('queryTools.pastedStreams', { count: whole.streams.length })].join(' · ')}</span>}
      {found.search && !search && <span>{t('queryTools.pastedRest')}</span>}
      {whole && search && <Button variant="primary" onClick={() => { onKeep(); search.use(whole); }}>{t('queryTools.useSearch')}</Button>}
      {found.query !== '' && <Button variant={whole ? 'secondary' : 'primary'} onClick={() => onUse(found.query)}>{t(whole ? 'queryTools.useQueryOnly' : 'queryTools.useQuery')}</Button>}
      <Button variant="quiet" onClick={onKeep}>{t('queryTools.keepText')}</Button>
    </Offer>
  );
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
