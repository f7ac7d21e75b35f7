import { describe, expect, test } from 'vitest';
import { DecodeError, type Configuration } from '../definition/model';
import { cefDecoder } from './decode-cef';

const RECEIVED = Date.UTC(2026, 10, 21, 12);
const reception = { receivedAt: RECEIVED, remote: { ip: '192.0.2.9', port: 40_000 } };
const decode = (text: string, configuration: Configuration = {}) =>
  cefDecoder(configuration)(text, reception);
const CORE = 'CEF:0|Security|threatmanager|1.0|100|worm stopped|10|';

describe('the header', () => {
  test('becomes fields and the message', () => {
    expect(decode(`${CORE}src=10.0.0.1`)).toEqual({
      timestamp: RECEIVED,
      source: '192.0.2.9',
      message: 'threatmanager: [100, 10] worm stopped',
      fields: {
        src: '10.0.0.1',
        device_vendor: 'Security',
        device_product: 'threatmanager',
        device_version: '1.0',
        event_class_id: '100',
        name: 'worm stopped',
        severity: '10',
      },
    });
  });

  test('unescapes pipes and backslashes, and works without an extension', () => {
    expect(decode('CEF:0|a\\|b|c\\\\|1|x=y|n|High')).toMatchObject({
      message: 'c\\: [x=y, High] n',
      fields: { device_vendor: 'a|b', device_product: 'c\\', severity: 'High' },
    });
  });

  test.each([['nonsense'], ['CEF:0|a|b|c'], ['CEF:x|a|b|c|d|e|f|'], ['']])(
    'is missing in %j',
    (text) => {
      expect(() => decode(text)).toThrow(DecodeError);
    },
  );
});

describe('the syslog header before it', () => {
  test.each([
    ['<134>Nov 21 10:02:03 fw-01 CEF:0|', Date.UTC(2026, 10, 21, 10, 2, 3), 'fw-01'],
    ['<134>Nov 21 2026 10:02:03.250 fw-01 CEF: 0|', Date.UTC(2026, 10, 21, 10, 2, 3, 250), 'fw-01'],
    [
      '<134>1 2026-11-21T10:02:03+01:00 fw-01 app 7 - - CEF:0|',
      Date.UTC(2026, 10, 21, 9, 2, 3),
      'fw-01',
    ],
    ['<134>Nov 21 2026 10:02:03 CET fw-01 CEF:0|', Date.UTC(2026, 10, 21, 9, 2, 3), 'fw-01'],
    ['<134>Nov 21 10:02:03 PST fw-01 CEF:0|', Date.UTC(2026, 10, 21, 18, 2, 3), 'fw-01'],
    ['<134>1795255323250 fw-01 CEF:0|', 1_795_255_323_250, 'fw-01'],
    ['<134>212 Nov 21 10:02:03 fw-01 CEF:0|', Date.UTC(2026, 10, 21, 10, 2, 3), 'fw-01'],
    ['<134>fw-01 CEF:0|', RECEIVED, 'fw-01'],
    ['<134>CEF:0|', RECEIVED, '192.0.2.9'],
  ])('%s', (header, timestamp, source) => {
    expect(decode(`${header}v|p|1|id|n|5|`)).toMatchObject({
      timestamp,
      source,
      fields: { level: 6, facility: 'local0' },
    });
  });

  test('has its dates in the zone and language of the input', () => {
    expect(
      decode('Okt 21 2026 10:02:03 h CEF:0|v|p|1|id|n|5|', {
        timezone: 'Europe/Berlin',
        locale: 'de_DE',
      }),
    ).toMatchObject({ timestamp: Date.UTC(2026, 9, 21, 8, 2, 3), source: 'h' });
    expect(
      decode('Nov 21 2026 10:02:03 h CEF:0|v|p|1|id|n|5|', {
        timezone: '+05:30',
        locale: 'no such language',
      }).timestamp,
    ).toBe(Date.UTC(2026, 10, 21, 4, 32, 3));
  });
});

describe('the extension', () => {
  const fieldsOf = (extension: string, configuration: Configuration = {}) => {
    const {
      device_vendor,
      device_product,
      device_version,
      event_class_id,
      name,
      severity,
      ...fields
    } = decode(CORE + extension, configuration).fields;
    expect([
      device_vendor,
      device_product,
      device_version,
      event_class_id,
      name,
      severity,
    ]).not.toContain(undefined);
    return fields;
  };

  test('has blanks and equals signs in values, escaped or not', () => {
    expect(
      fieldsOf(
        'act=blocked a \\= b request=http://x/?a=b&c=d reason=two\\nlines \\\\ end | more fname=C:\\\\temp\\\\a b.txt',
      ),
    ).toEqual({
      act: 'blocked a = b',
      request: 'http://x/?a=b&c=d',
      reason: 'two\nlines \\ end | more',
      fname: 'C:\\temp\\a b.txt',
    });
  });

  test('converts numbers and dates of the dictionary', () => {
    expect(
      fieldsOf(
        'spt=1232 cn1=12345678901234567890 cfp1=1.5 rt=1795255323250 end=Nov 21 2026 10:02:03 in=many fsize= deviceCustomDate1=soon',
      ),
    ).toEqual({
      spt: 1232,
      cn1: 12_345_678_901_234_567_890n,
      cfp1: 1.5,
      rt: '2026-11-21T10:02:03.250Z',
      end: '2026-11-21T10:02:03.000Z',
      in: 'many',
      deviceCustomDate1: 'soon',
    });
  });

  test('names fields by their labels except for core fields', () => {
    expect(
      fieldsOf(
        'cs1Label=Rule Name cs1=deny all cs2=plain cn1=3 cn1Label=hits cs3Label=message cs3=text cs4Label=unused',
      ),
    ).toEqual({ Rule_Name: 'deny all', cs2: 'plain', hits: 3, cs3: 'text', cs4Label: 'unused' });
  });

  test('has the full names of the dictionary when asked for, and takes its message', () => {
    expect(fieldsOf('src=10.0.0.1 spt=22 own_key=x cs1=y', { use_full_names: true })).toEqual({
      sourceAddress: '10.0.0.1',
      sourcePort: 22,
      own_key: 'x',
      deviceCustomString1: 'y',
    });
    expect(decode(`${CORE}msg=Worm was stopped`, { use_full_names: true }).message).toBe(
      'Worm was stopped',
    );
    expect(decode(`${CORE}msg= src=10.0.0.1`, { use_full_names: true }).message).toBe(
      'threatmanager: [100, 10] worm stopped',
    );
    expect(fieldsOf('msg=Worm was stopped')).toEqual({ msg: 'Worm was stopped' });
  });

  test("tells the device's address and, without a header, when it happened", () => {
    expect(decode(`<134>Nov 21 10:02:03 relay ${CORE}dvc=10.9.9.9 rt=1795255323250`)).toMatchObject(
      { source: '10.9.9.9', timestamp: Date.UTC(2026, 10, 21, 10, 2, 3) },
    );
    expect(decode(`${CORE}rt=1795255323250`).timestamp).toBe(1_795_255_323_250);
    expect(decode(`${CORE}rt=99999999999999999`).timestamp).toBe(RECEIVED);
  });

  test('cannot set reserved fields, which get another name', () => {
    expect(fieldsOf('source=x timestamp=y gl2_source_input=z _id=i')).toEqual({
      source_2: 'x',
      timestamp_2: 'y',
      gl2_source_input_2: 'z',
      _id_2: 'i',
    });
    expect(Object.entries(fieldsOf('__proto__=p'))).toEqual([['__proto__', 'p']]);
  });

  test('may have a message; fields with the names of those of the header are kept, too', () => {
    expect(decode('CEF:0|V|P|1|1|n|5|message=hello there dst=192.0.2.1 name=x')).toMatchObject({
      message: 'hello there',
      fields: { dst: '192.0.2.1', name: 'n', name_2: 'x' },
    });
  });

  test('is limited in size', () => {
    expect(() =>
      decode(CORE + Array.from({ length: 3_000 }, (_, n) => `k${n}=v`).join(' ')),
    ).toThrow('more than 2000');
  });
});
