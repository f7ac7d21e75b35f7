import { expect, test } from 'vitest';
import { INPUT_TYPES } from '@/domain/inputs/input-types';
import { decoderFor } from '../codecs';
import { messageFactory } from './to-message';

const reception = { receivedAt: 0, remote: { ip: '192.0.2.1', port: 1 } };
const sourceOf = (type: string, text: string, configuration = {}) => {
  const input = { id: 'i', configuration, static_fields: {} };
  return messageFactory(input)(decoderFor(type, configuration)(text, reception), reception).source;
};

test.each([
  ['GELF', INPUT_TYPES.gelfTcp, '{"host":"  h  ","short_message":"m"}', 'h'],
  ['CEF', INPUT_TYPES.cefTcp, 'CEF:0|V|P|1|1|n|5|dvc= 192.0.2.9 ', '192.0.2.9'],
])('a source of %s has no blanks around it', (_, type, text, source) => {
  expect(sourceOf(type, text)).toBe(source);
});

test('neither has one that the input overrides', () => {
  expect(
    sourceOf(INPUT_TYPES.gelfTcp, '{"host":"h","short_message":"m"}', { override_source: ' o ' }),
  ).toBe('o');
});
