import { describe, expect, it } from 'vitest';
import type { SearchJob } from '@/contract/search';
import { effectiveRange } from './scope/time-window';
import { spliced } from './execution/messages-result';
import { createJobs } from './jobs';

const range = effectiveRange({ from: 0, to: 1 });
/** The answer with one message of so many characters. */
const job = (id: string, characters: number): SearchJob => ({
  id,
  search_id: 's',
  owner: 'rea',
  execution: { done: true, cancelled: false, completed_exceptionally: false },
  results: {
    q: {
      query: {
        id: 'q',
        timerange: range,
        filter: null,
        query: { type: 'elasticsearch', query_string: '' },
        search_types: [],
      },
      execution_stats: { duration: 1, timestamp: '', effective_timerange: range },
      search_types: {
        m: {
          id: 'm',
          type: 'messages',
          messages: [
            {
              highlight_ranges: {},
              message: spliced('x'.repeat(characters)),
              index: 'i',
              decoration_stats: null,
            },
          ],
          total_results: 1,
          effective_timerange: range,
        },
      },
      errors: [],
      state: 'COMPLETED',
    },
  },
});

describe('answers that can be asked for again', () => {
  it('make room for newer ones where their messages are large', () => {
    const jobs = createJobs(() => 0, 100);
    jobs.add(job('a', 60));
    jobs.add(job('b', 30));
    expect([jobs.find('a', 'rea'), jobs.find('b', 'rea')]).toMatchObject([
      { id: 'a' },
      { id: 'b' },
    ]);
    jobs.add(job('c', 50));
    expect([jobs.find('a', 'rea'), jobs.find('b', 'rea')?.id, jobs.find('c', 'rea')?.id]).toEqual([
      undefined,
      'b',
      'c',
    ]);
  });

  it('are not kept where one alone is too large', () => {
    const jobs = createJobs(() => 0, 100);
    jobs.add(job('a', 101));
    expect(jobs.find('a', 'rea')).toBeUndefined();
  });

  it('are their owner’s alone', () => {
    const jobs = createJobs(() => 0);
    jobs.add(job('a', 1));
    expect(jobs.find('a', 'someone')).toBeUndefined();
  });
});
