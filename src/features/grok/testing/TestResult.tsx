import styled, { useTheme } from 'styled-components';
import { t } from '@/shared/texts/t';
import { seriesColours } from '@/theme/palettes';
import { Notice } from '@/ui/notice/Notice';
import type { GrokFound, GrokOutcome } from './grok-job';
import { piecesOf } from './marked-parts';

type Tried = Pick<GrokOutcome, 'found' | 'near'>;

/** What an expression captures of a text, or how far it gets in it. */
export function TestResult({ text, outcome: { found, near } }: { text: string; outcome: Tried }) {
  if (found) return <Found text={text} found={found} />;
  return (
    <>
      <Notice tone="warning" title={t('grok.notMatched')}>
        {near && near.end > near.start && t('grok.stopped', { part: near.stopped })}
      </Notice>
      {near && near.end > near.start && (
        <Text aria-label={t('grok.captured')}>
          {text.slice(0, near.start)}
          <mark>{text.slice(near.start, near.end)}</mark>
          {text.slice(near.end)}
        </Text>
      )}
    </>
  );
}

function Found({ text, found: { fields, captures } }: { text: string; found: GrokFound }) {
  const colours = seriesColours[useTheme().name];
  const names = [...new Set(captures.map(({ field }) => field))];
  const colourOf = (field: string) => colours[names.indexOf(field) % colours.length];
  return (
    <>
      <Notice tone="success" title={t('grok.matched')}>
        {fields.length === 0 && t('grok.noFields')}
      </Notice>
      <Text aria-label={t('grok.captured')}>
        {piecesOf(text, captures).map(({ start, text: piece, takenBy }) => {
          const takers = takenBy.map((index) => captures[index]?.field ?? '');
          const innermost = takers.at(-1);
          return innermost === undefined ? (
            piece
          ) : (
            <Taken key={start} title={takers.join(' › ')} $colour={colourOf(innermost)}>
              {piece}
            </Taken>
          );
        })}
      </Text>
      {fields.length > 0 && (
        <Fields aria-label={t('grok.fields')}>
          <thead>
            <tr>
              <th scope="col">{t('grok.fieldName')}</th>
              <th scope="col">{t('grok.fieldValue')}</th>
            </tr>
          </thead>
          <tbody>
            {fields.map(({ name, text: value }) => (
              <tr key={name}>
                <th scope="row">
                  <Swatch aria-hidden $colour={names.includes(name) ? colourOf(name) : undefined} />
                  {name}
                </th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </Fields>
      )}
    </>
  );
}

const Text = styled.pre`
  margin: 0;
  padding: ${({ theme }) => theme.space.s};
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.color.sunken};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Taken = styled.mark<{ $colour: string | undefined }>`
  border-bottom: ${({ theme }) => theme.line.strong} solid ${({ $colour }) => $colour};
`;

const Fields = styled.table`
  border-collapse: collapse;
  font-size: ${({ theme }) => theme.size.small};
  th,
  td {
    padding: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.s};
    border-bottom: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  td {
    font-family: ${({ theme }) => theme.font.log};
    white-space: pre-wrap;
  }
`;

const Swatch = styled.span<{ $colour: string | undefined }>`
  display: inline-block;
  width: ${({ theme }) => theme.space.s};
  height: ${({ theme }) => theme.space.s};
  margin-inline-end: ${({ theme }) => theme.space.s};
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ $colour }) => $colour};
`;
