import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openDatabase } from '@/server/storage/database';
import { copyRows, instantOf } from './copy-rows';
import { writeTemplate } from './data';
import { gelfLines } from './logs';

const COUNT = 200;
const SHIFT = 1_000_000;
const course = { from: Date.parse('2026-11-14T12:00:00.000Z'), stepMicros: 61_333 };

/** The same messages as if they were sent later. */
const later = (lines: Iterable<string>) =>
  [...lines].map((line, n) =>
    line
      .replace(/"timestamp":[\d.]+/, `"timestamp":${instantOf(course, SHIFT + n) / 1000}`)
      .replace(`"_n":${n}}`, `"_n":${n + SHIFT}}`),
  );

/** Rows by `n`; random values are replaced by their format. */
function comparable(rows: readonly Record<string, unknown>[]) {
  return rows.map(({ seq: _seq, id, message_id: messageId, doc, marks: _marks, ...row }) => ({
    ...row,
    id: String(id).replace(/^(.{15}).{3}-[89ab].{3}-[0-9a-f]{12}$/, '$1*'),
    messageId: String(messageId).replace(/^(.{10})[0-9A-HJKMNP-TV-Z]{16}$/, '$1*'),
    doc: String(doc).replaceAll(String(id), '(id)').replaceAll(String(messageId), '(message id)'),
  }));
}

it('copies messages into the same rows that the writer creates', async () => {
  const database = await openDatabase({ path: ':memory:' });
  const directory = mkdtempSync(join(tmpdir(), 'bench-data-'));
  const lines = () => gelfLines(COUNT, { now: 1_700_000_000_000 });
  // This has to run first, because message ids never decrease.
  const written = await writeTemplate(database, directory, later(lines()), {
    nodeId: 'node',
    name: 'written',
    nowOf: (n) => instantOf(course, SHIFT + n),
  });
  const template = await writeTemplate(database, directory, lines(), { nodeId: 'node' });
  await database.run('CREATE TABLE copied AS FROM written.messages LIMIT 0');
  await database.run(
    copyRows({
      source: template.table,
      target: 'copied',
      index: 'written_0',
      fields: template.fields,
      course,
      shift: SHIFT,
      from: SHIFT + 100,
      to: SHIFT + COUNT,
    }),
  );

  const copied = await database.query<Record<string, unknown>>('SELECT * FROM copied ORDER BY seq');
  const own = await database.query<Record<string, unknown>>(
    'SELECT * FROM written.messages WHERE seq >= 100 ORDER BY seq',
  );
  expect(template.fields).toEqual(written.fields);
  expect(copied.map(({ seq }) => seq)).toEqual(own.map(({ seq }) => Number(seq) + SHIFT));
  expect(comparable(copied)).toEqual(comparable(own));
  const [{ lacking } = { lacking: NaN }] = await database.query<{ lacking: number }>(
    `SELECT count(*) AS lacking FROM copied JOIN written.messages own ON copied.seq = own.seq + ${SHIFT} WHERE (copied.marks & own.marks) <> own.marks`,
  );
  expect(lacking).toBe(0);
  await template.close();
  await written.close();
  await database.close();
  rmSync(directory, { recursive: true });
});
