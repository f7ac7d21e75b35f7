import type { ImportStrategy } from '@/contract/grok';
import type { NamedPattern } from '@/domain/processing/grok/pattern-file';
import { t } from '@/shared/texts/t';
import { Notice } from '@/ui/notice/Notice';

/** Names or lines that are listed. */
const SHOWN = 5;

type FileContentProps = {
  patterns: readonly NamedPattern[];
  /** Lines that are no pattern. */
  skipped: readonly string[];
  existing: readonly NamedPattern[];
  strategy: ImportStrategy;
};

/** What a file would import, and what stands in the way. */
export function FileContent({ patterns, skipped, existing, strategy }: FileContentProps) {
  const known = new Set(existing.map(({ name }) => name));
  const taken = patterns.filter(({ name }) => known.has(name)).map(({ name }) => name);
  return (
    <>
      {patterns.length === 0 ? (
        <Notice tone="danger">{t('grok.importNone')}</Notice>
      ) : (
        <div role="status">{t('grok.importCount', { count: patterns.length })}</div>
      )}
      {taken.length > 0 && strategy !== 'DROP_ALL_EXISTING' && (
        <Notice tone={strategy === 'ABORT_ON_CONFLICT' ? 'warning' : 'info'}>
          {t('grok.importTaken', { count: taken.length, names: listed(taken) })}
        </Notice>
      )}
      {skipped.length > 0 && (
        <Notice tone="warning">
          {t('grok.importSkipped', { count: skipped.length, lines: listed(skipped) })}
        </Notice>
      )}
    </>
  );
}

const listed = (all: readonly string[]) =>
  all.slice(0, SHOWN).join(', ') + (all.length > SHOWN ? ', …' : '');
