import { describe, expect, it } from 'vitest';
import type { SearchJob } from '@/contract/search';
import { createJobs } from './jobs';

const job = (id: string): SearchJob => ({
  id,
  search_id: 's',
  owner: 'rea',
  execution: { done: true, cancelled: false, completed_exceptionally: false },
  results: {},
});

describe('answers that can be asked for again', () => {
  it('make room for newer ones where they are large', () => {
    const jobs = createJobs(() => 0, 100);
    jobs.add(job('a'), 60);
    jobs.add(job('b'), 30);
    expect([jobs.find('a', 'rea'), jobs.find('b', 'rea')]).toMatchObject([
      { id: 'a' },
      { id: 'b' },
    ]);
    jobs.add(job('c'), 50);
    expect([jobs.find('a', 'rea'), jobs.find('b', 'rea')?.id, jobs.find('c', 'rea')?.id]).toEqual([
      undefined,
      'b',
      'c',
    ]);
  });

  it('are not kept where one alone is too large', () => {
    const jobs = createJobs(() => 0, 100);
    jobs.add(job('a'), 101);
    expect(jobs.find('a', 'rea')).toBeUndefined();
  });

  it('are their owner’s alone', () => {
    const jobs = createJobs(() => 0);
    jobs.add(job('a'), 1);
    expect(jobs.find('a', 'someone')).toBeUndefined();
  });
});
