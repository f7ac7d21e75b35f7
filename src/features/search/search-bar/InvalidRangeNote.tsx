import styled from 'styled-components';
import type { InvalidRange } from '@/domain/search/view-state/address';
import type { TimeRange } from '@/domain/time-range/time-range';
import { t } from '@/shared/texts/t';
import { labelOf } from '@/shared/time-range-picker/range-label';
import { Button } from '@/ui/button/Button';
import { Notice } from '@/ui/notice/Notice';

type InvalidRangeNoteProps = {
  /** Undefined if the server does not understand the keyword. */
  invalid: InvalidRange | undefined;
  /** The range that is searched instead, if users wish so. */
  range: TimeRange;
  zone: string;
  onChoose: () => void;
  onSearch: (range: TimeRange) => void;
};

/** Below the time range: why it is invalid. Nothing is searched until users choose another one. */
export function InvalidRangeNote({
  invalid,
  range,
  zone,
  onChoose,
  onSearch,
}: InvalidRangeNoteProps) {
  return (
    <Wrapper>
      <Notice
        tone="danger"
        title={t(invalid ? 'timeRange.invalidTitle' : 'timeRange.keywordUnparseable')}
        actions={
          <>
            <Button onClick={onChoose}>{t('timeRange.choose')}</Button>
            {invalid && (
              <Button variant="quiet" onClick={() => onSearch(range)}>
                {t('timeRange.searchInstead', { range: labelOf(range, zone) })}
              </Button>
            )}
          </>
        }
      >
        {invalid
          ? t(`timeRange.problem.${invalid.problem}`)
          : t('timeRange.keywordRefused', {
              keyword: range.type === 'keyword' ? range.keyword : '',
            })}{' '}
        {invalid && <Written>{writtenAs(invalid)}</Written>}
      </Notice>
    </Wrapper>
  );
}

const writtenAs = ({ params }: InvalidRange) =>
  Object.entries(params)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');

const Wrapper = styled.div`
  grid-column: 1 / -1;
`;

const Written = styled.code`
  font-family: ${({ theme }) => theme.font.log};
  overflow-wrap: anywhere;
`;
