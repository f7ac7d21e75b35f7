import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { formatCount } from '@/domain/format/number';
import { LogText } from '@/shared/message/text/LogText';
import { t } from '@/shared/texts/t';
import { compareTexts } from './comparing';

/** Longer unchanged runs are collapsed to their ends. */
const MAX_UNCHANGED = 400;
/** Longer texts are truncated. */
const MAX_CHARACTERS = 20_000;
/** Maximum number of changes shown of one text. */
const MAX_CHANGES = 500;

/** A text with its changes highlighted against the baseline. */
export function ChangedText({ from, to }: { from: string | undefined; to: string | undefined }) {
  const isCompared = from !== undefined && to !== undefined && from !== to;
  const { data, error } = useQuery({
    queryKey: ['search', 'compare', from, to] as const,
    queryFn: () => compareTexts(from ?? '', to ?? ''),
    enabled: isCompared,
    queryKeyHashFn: hashTexts,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    structuralSharing: false,
  });
  if (to === undefined) return <None>{t('messageTools.hasNone')}</None>;
  if (!isCompared) return <LogText text={to.slice(0, MAX_CHARACTERS)} />;
  if (!data && !error) return <None>{t('messageTools.comparing')}</None>;
  if (!data?.changes)
    return (
      <>
        <None>{t('messageTools.tooDifferent')}</None> <LogText text={to.slice(0, MAX_CHARACTERS)} />
      </>
    );
  const more = data.changes.slice(MAX_CHANGES).filter(({ kind }) => kind !== 'same').length;
  return (
    <>
      {data.changes.slice(0, MAX_CHANGES).map(({ kind, text }, i) => {
        const content = (
          <LogText text={kind === 'same' ? shortened(text) : text.slice(0, MAX_CHARACTERS)} />
        );
        return kind === 'same' ? (
          <span key={i}>{content}</span>
        ) : kind === 'added' ? (
          <Added key={i}>{content}</Added>
        ) : (
          <Removed key={i}>{content}</Removed>
        );
      })}
      {more > 0 && (
        <None> {t('messageTools.moreChanges', { count: more, changes: formatCount(more) })}</None>
      )}
    </>
  );
}

/** A short query key for texts of megabytes; the length and a sample suffice within one dialog. */
function hashTexts(key: readonly unknown[]): string {
  return JSON.stringify(
    key.map((part) =>
      typeof part === 'string' && part.length > 1_000 ? [part.length, sumOf(part)] : part,
    ),
  );
}

function sumOf(text: string): number {
  let sum = 0;
  for (let i = 0; i < text.length; i += 1 + (text.length >> 14))
    sum = (Math.imul(sum, 31) + text.charCodeAt(i)) | 0;
  return sum;
}

function shortened(text: string): string {
  return text.length <= MAX_UNCHANGED
    ? text
    : `${text.slice(0, MAX_UNCHANGED / 2)} … ${text.slice(-MAX_UNCHANGED / 2)}`;
}

const None = styled.span`
  color: ${({ theme }) => theme.color.muted};
  font-family: ${({ theme }) => theme.font.text};
  font-style: italic;
`;

const Added = styled.ins`
  color: ${({ theme }) => theme.color.success};
  background: ${({ theme }) => theme.color.successSoft};
  text-decoration: none;
  font-weight: ${({ theme }) => theme.weight.semibold};
`;

const Removed = styled.del`
  color: ${({ theme }) => theme.color.danger};
  background: ${({ theme }) => theme.color.dangerSoft};
`;
