import { screen } from '@testing-library/react';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { requestsTo, seedBackend } from '@test/backend/backend';
import { renderPagesOf } from '@test/rendering/render-page';
import { settled } from '@test/rendering/settled';
import type { RowsToImport } from '@/contract/import';
import { routes as inputRoutes } from '@/features/inputs/routes';

const renderAt = renderPagesOf(inputRoutes);

const control = () => screen.findByLabelText('File from this computer', { selector: 'input' });

async function send(content: BlobPart, name: string) {
  await seedBackend();
  const { actor } = await renderAt('/system/inputs/send-logs');
  await actor.upload(await control(), new File([content], name));
  await actor.click(screen.getByRole('button', { name: 'Send lines' }));
}

const sentRows = () =>
  Promise.all(
    requestsTo('/console/import/rows').map(
      (request) => request.clone().json() as Promise<RowsToImport>,
    ),
  );

describe('the rows of a file', () => {
  it('are sent as they are, with the name of the file and the zone, and linked', async () => {
    await send(
      'Dec 10 06:55:46 web1 sshd[1]: x\n\n2026-01-02 03:04:05 <b>line</b>\r\nthird',
      'mail.log',
    );
    expect(await screen.findByText('3 lines of mail.log were stored as messages.')).toBeVisible();
    const [sent, ...more] = await sentRows();
    expect(more).toEqual([]);
    expect(sent).toEqual({
      format: 'text',
      rows: ['Dec 10 06:55:46 web1 sshd[1]: x', '2026-01-02 03:04:05 <b>line</b>', 'third'],
      source: 'mail.log',
      zone: 'UTC',
      previous_time: null,
    });
    const link = screen.getByRole('link', { name: 'Show received messages' });
    const query = new URL(link.getAttribute('href') ?? '', 'http://x').searchParams;
    expect(query.get('q')).toMatch(
      /^gl2_source_input:00000000000000000000f11e AND gl2_receive_timestamp:\["20.* TO "20.*"\]$/,
    );
    expect(query.get('to')).toBe('2026-01-02T03:04:05.001Z');
  });

  it.each<[string, Uint8Array<ArrayBuffer>]>([
    ['UTF-8', new Uint8Array(Buffer.from('grüße\nzwei'))],
    ['UTF-16 with its mark', new Uint8Array(Buffer.from('\ufeffgrüße\r\nzwei', 'utf16le'))],
    ['Latin-1', new Uint8Array(Buffer.from('grüße\nzwei', 'latin1'))],
    ['gzip', new Uint8Array(gzipSync('grüße\nzwei\n'))],
  ])('are read from %s', async (_, bytes) => {
    await send(bytes, 'a.log');
    expect(await screen.findByText('2 lines of a.log were stored as messages.')).toBeVisible();
    expect((await sentRows()).map(({ rows }) => rows)).toEqual([['grüße', 'zwei']]);
    expect(
      screen.getByText('2 messages have no timestamp and got the time of this import.'),
    ).toBeVisible();
  });

  it('are JSON objects or records of CSV where the file has these; what is refused is named', async () => {
    await send('[\n {"message":"a","timestamp":-5},\n {"big":9007199254740993}\n]', 'a.json');
    expect(await screen.findByText('1 line of a.json was stored as a message.')).toBeVisible();
    expect(screen.getByText(/^1 line was rejected\. Line 3: No message: /)).toBeVisible();
    expect(screen.getByText(/^1 message is from before 1970\./)).toBeVisible();
    expect(await sentRows()).toMatchObject([
      { format: 'ndjson', rows: ['{"message":"a","timestamp":-5}', '{"big":9007199254740993}'] },
    ]);
  });

  it('have the delimiter that the header of a CSV file has', async () => {
    await send('time;message;n\n2026-01-02T03:04:05Z;"a;b";\n', 'a.csv');
    expect(await screen.findByText('1 line of a.csv was stored as a message.')).toBeVisible();
    expect(await sentRows()).toMatchObject([
      {
        format: 'csv',
        header: ['time', 'message', 'n'],
        rows: [['2026-01-02T03:04:05Z', 'a;b', null]],
      },
    ]);
  });
});

it.each([
  ['PK\x03\x04\x14\0', 'a.zip', 'a.zip is not a text file. Its format is ZIP.'],
  ['PAR1\0', 'a.dat', 'a.dat is not a text file. Its format is Parquet.'],
  ['\x01\x02\0\x03\0', 'a.dat', 'a.dat is not a text file.'],
  ['\x1f\x8b\0\0', 'a.gz', /^The compressed data of a\.gz is damaged, incomplete/],
])('refuses %j', async (content, name, text) => {
  await send(new Uint8Array(Buffer.from(content, 'latin1')), name);
  expect(await screen.findByText(text)).toBeVisible();
  await settled();
  expect(requestsTo('/console/import/rows')).toEqual([]);
});
