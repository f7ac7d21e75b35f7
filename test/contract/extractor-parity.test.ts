import { expect, test } from 'vitest';
import { compileExtractor } from '@/domain/processing/extractors/compile-extractor';
import type { ExtractorEnvironment } from '@/domain/processing/extractors/definition/environment';
import { inOrder, type ExtractorSettings } from '@/domain/processing/extractors/extractor';
import {
  MessageDraft,
  type MessageContent,
} from '@/domain/processing/extractors/message/message-draft';
import { usableExtractor } from '@/domain/processing/extractors/usable-extractor';
import { decodeGelf } from '@/server/inputs/gelf/decode-gelf';
import { naturalDate } from '@/server/processing/extractors/natural-date';
import { compileGrok } from '@/domain/processing/grok/grok';
import { recordedPatterns, recordedProcessing } from './recorded-processing';

/** What a real Graylog 5.1.13 made of messages; extractors as in the bodies of requests. */
type Recorded = {
  id: string;
  message: Record<string, unknown>;
  extractors: (Omit<ExtractorSettings, 'id' | 'type'> & { extractor_type: string })[];
  answer: { created: number[]; stored: boolean; fields?: Record<string, unknown> };
};

const lines = recordedProcessing('extractors') as Recorded[];
const context = lines.find(({ id }) => id === 'ex_context')?.message;
const recorded = lines.filter(({ id, extractors }) => /^ex(solo)?_/.test(id) && extractors);

const patterns = recordedPatterns();
const NOW = Date.parse('2026-11-20T12:00:05.000Z');
const TABLES: Record<string, { entries: Record<string, string>; fallback?: string }> = {
  'parity-plain': { entries: { alpha: 'first', '5': '50' } },
  'parity-default': { entries: { alpha: 'first' }, fallback: 'fallback' },
};
const environment: ExtractorEnvironment = {
  now: () => NOW,
  lookup(name, key) {
    const table = TABLES[name];
    if (table === undefined) throw new Error(`There is no lookup table “${name}”.`);
    return table.entries[key] ?? table.fallback;
  },
  hasTable: (name) => name in TABLES,
  grok: (expression, namedCapturesOnly) => compileGrok(expression, patterns, { namedCapturesOnly }),
  naturalDate: (text, zone) => naturalDate(text, zone, NOW),
};

/** Those that can be created, in the order in which they run. */
function extractorsOf({ extractors }: Recorded): ExtractorSettings[] {
  const created = extractors.flatMap(({ extractor_type: type, ...sent }, index) => {
    const settings = { ...sent, title: `e${index}`, id: `${index}`, type };
    try {
      return [usableExtractor(settings, environment)];
    } catch {
      return [];
    }
  });
  return inOrder(created);
}

function fieldsAfter(one: Recorded): Record<string, unknown> {
  const sent = JSON.stringify({ ...context, ...one.message });
  const decoded: MessageContent = decodeGelf(sent, { receivedAt: NOW });
  const draft = new MessageDraft(decoded, () => undefined);
  for (const settings of extractorsOf(one))
    compileExtractor(settings, environment).run(draft, () => undefined);
  const { fields, message, source, timestamp } = draft.result(() => NOW) ?? decoded;
  const trimmed = Object.entries(fields).map(
    ([name, value]) => [name, typeof value === 'string' ? value.trim() : value] as const,
  );
  return {
    ...Object.fromEntries(trimmed),
    ...(message !== 'parity' && { message }),
    ...(source !== 'parity-host' && { source }),
    ...(timestamp !== decoded.timestamp && {
      timestamp: timestamp === NOW ? 'now' : new Date(timestamp).toISOString(),
    }),
  };
}

/** Where the node differs on purpose. */
const DIFFERENT: Record<string, string> = {
  ex_target_empty: 'Graylog loses the message; here only the extractor has no effect.',
};

test('extractors make of each message what Graylog makes of it', () => {
  const wrong = recorded
    .filter(({ id }) => !(id in DIFFERENT))
    .flatMap((one) => {
      const found = fieldsAfter(one);
      try {
        expect(found).toEqual(one.answer.fields);
        return [];
      } catch {
        return [{ id: one.id, found, recorded: one.answer.fields }];
      }
    });
  expect(wrong).toEqual([]);
});

test('differences are still differences', () => {
  const same = Object.keys(DIFFERENT).filter((id) => {
    const one = recorded.find((found) => found.id === id);
    return (
      one === undefined || JSON.stringify(fieldsAfter(one)) === JSON.stringify(one.answer.fields)
    );
  });
  expect(same).toEqual([]);
});
