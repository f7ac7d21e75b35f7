import { describe, expect, it } from 'vitest';
import { exportOptions } from '../export/export-options';
import { importOptions } from '../import/import-options';

const NOW = Date.parse('2026-11-21T12:00:00.000Z');
const imported = (...args: string[]) => importOptions(args, '/data', NOW);
const exported = (...args: string[]) => exportOptions(args, '/data', NOW);

describe('import', () => {
  it('takes one file and what is to be done with it', () => {
    expect(
      imported(
        'a.csv',
        '--delimiter',
        'tab',
        '--set',
        'run=a=b',
        '--zone',
        '+01:00',
        '--skip',
        '7',
        '--strict',
        '--data-dir',
        '/other',
      ),
    ).toMatchObject({
      file: 'a.csv',
      delimiter: '\t',
      skip: 7,
      strict: true,
      rules: { added: { run: 'a=b' }, zone: '+01:00', now: NOW },
      connection: { dataDirectory: '/other' },
    });
    expect(imported('--help')).toBeUndefined();
  });

  it.each([
    [[], 'needs one file'],
    [['a', 'b'], 'needs one file'],
    [['a', '--format', 'xml'], '--format must be one of ndjson, csv, parquet, text'],
    [['a', '--delimiter', ',,'], '--delimiter must be one character'],
    [['a', '--zone', 'Mars/One'], '--zone must be a time zone'],
    [['a', '--multiline', '('], 'not a regular expression'],
    [['a', '--set', 'run'], '--set must be NAME=VALUE'],
    [['a', '--skip', '-1'], 'See --help'],
    [['a', '--password', 'x'], "Unknown option '--password'"],
  ])('refuses %j', (args, reason) => {
    expect(() => imported(...args)).toThrow(reason);
  });
});

describe('export', () => {
  it('chooses the format by the name of the file', () => {
    const formats = ['a.ndjson', 'a.csv.gz', 'a.tsv', 'a.parquet', 'a.log', '-'].map(
      (out) => exported('--out', out)?.format,
    );
    expect(formats).toEqual(['ndjson', 'csv', 'csv', 'parquet', 'text', 'ndjson']);
    expect(exported('--out', 'a.tsv.gz')).toMatchObject({ delimiter: '\t', gzip: true });
  });

  it('takes a range of time in any of its forms', () => {
    expect(exported('level:3')).toMatchObject({
      query: 'level:3',
      timerange: {
        type: 'absolute',
        from: '0001-01-01T00:00:00.000Z',
        to: '9999-12-31T23:59:59.999Z',
      },
      fields: undefined,
    });
    expect(exported('--last', '2h')?.timerange).toEqual({ type: 'relative', range: 7200 });
    expect(exported('--from', '2026-11-21 10:00:00', '--zone', '+01:00')?.timerange).toEqual({
      type: 'absolute',
      from: '2026-11-21T09:00:00.000Z',
      to: '2026-11-21T12:00:00.000Z',
    });
  });

  it.each([
    [['a', 'b'], 'takes a single query'],
    [['--last', 'soon'], '--last must be a time'],
    [['--last', '1h', '--from', '2026-11-21'], 'cannot be combined with'],
    [['--from', 'soon'], '--from must be a time'],
    [['--limit', '0'], '--limit must be at least 1'],
    [['--fields', 'a,,b'], '--fields must be a comma-separated list'],
    [['--out', 'a.parquet.gz'], 'already compressed'],
  ])('refuses %j', (args, reason) => {
    expect(() => exported(...args)).toThrow(reason);
  });
});
