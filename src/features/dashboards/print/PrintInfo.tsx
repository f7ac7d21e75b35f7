import styled from 'styled-components';
import { t } from '@/shared/texts/t';
import { themes } from '@/theme/theme';
import { paperSize } from './paper-size';
import { usePrintParts } from './use-print-parts';
import { useBrowserPrint } from './use-browser-print';

/**
 * On paper: title, page, time range, zone and date in the foot of each sheet. Browsers that cannot
 * write there have them once, above the widgets.
 */
export function PrintInfo({ title }: { title: string }) {
  const { at, missing } = useBrowserPrint();
  const parts = usePrintParts()(at);
  return (
    <>
      <style media="print">{footOf([title, ...parts].join(' · '))}</style>
      <Line aria-hidden>{parts.join(' · ')}</Line>
      {missing > 0 && (
        <Line aria-hidden>
          {t('dashboards.notPrinted', { count: missing, entry: t('dashboards.print') })}
        </Line>
      )}
    </>
  );
}

const footOf = (text: string) => `@page {
  size: ${paperSize().size};
  margin: 12mm 12mm 16mm;
  @bottom-left { width: 85%; font: 8pt sans-serif; color: ${themes.teint.color.muted}; content: ${cssString(text)}; }
  @bottom-right { font: 8pt sans-serif; color: ${themes.teint.color.muted}; content: counter(page) " / " counter(pages); }
}`;

/** Each character as its code, so that no title or query ends the string. */
const cssString = (text: string): string =>
  `"${[...text].map((char) => `\\${(char.codePointAt(0) ?? 32).toString(16)} `).join('')}"`;

const Line = styled.p`
  display: none;
  @media print {
    display: block;
    margin: 0;
    font-size: ${({ theme }) => theme.size.small};
    color: ${({ theme }) => theme.color.muted};
  }
`;
