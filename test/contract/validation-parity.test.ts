import type { ValidationExplanation, ValidationResponse } from '@/contract/query-validation';
import { createBackend, type Backend } from '@/server/backend';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixtureLines, recordedCorpus } from './recorded-corpus';

/** The validation of a query by a real Graylog 5.1.13 over the corpus, without texts. */
type Recorded = { query: string; status: string; explanations: Partial<ValidationExplanation>[] };

const recorded = fixtureLines('query-parity/validations.ndjson').map(
  (line) => JSON.parse(line) as Recorded,
);

let backend: Backend;
beforeAll(async () => {
  backend = await createBackend({
    adminPassword: 'secret',
    passwordCost: 1024,
    seed: { messages: recordedCorpus() },
  });
});
afterAll(() => backend.close());

const place = ({
  error_type,
  begin_line,
  begin_column,
  end_line,
  end_column,
}: Partial<ValidationExplanation>) => ({
  error_type,
  begin_line,
  begin_column,
  end_line,
  end_column,
});

async function validated(query: string) {
  const answer = await backend.handle(
    new Request('http://node.test/api/search/validate', {
      method: 'POST',
      headers: {
        authorization: `Basic ${btoa('admin:secret')}`,
        'x-requested-by': 'test',
        'content-type': 'application/json',
      },
      body: JSON.stringify({ query }),
    }),
  );
  const { status, explanations = [] } = (await answer.json()) as ValidationResponse;
  return { status, explanations: explanations.map(place) };
}

test.each(recorded)(
  'reports the same problems at the same positions as the real server: $query',
  async ({ query, status, explanations }) => {
    expect(await validated(query)).toEqual({ status, explanations: explanations.map(place) });
  },
);
