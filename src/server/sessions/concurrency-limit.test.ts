import { expect, it } from 'vitest';
import { createConcurrencyLimit, type Place } from './concurrency-limit';

const from = (key: string, lane: Place['lane'] = 'unknown'): Place => ({ lane, key });

/** A limit whose tasks last until the test ends them, and the order in which they ran. */
function started(options: { running: number; places: number; share?: number }) {
  const enter = createConcurrencyLimit({ share: 10, ...options, refusal: () => new Error('full') });
  const ran: string[] = [];
  const finish: (() => void)[] = [];
  let inside = 0;
  let most = 0;
  const visit = (place: Place, name = place.key) =>
    enter(place, async () => {
      ran.push(name);
      most = Math.max(most, (inside += 1));
      await new Promise<void>((resolve) => finish.push(resolve));
      inside -= 1;
      return name;
    });
  const finishAll = async () => {
    while (finish.length > 0) {
      finish.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { enter, visit, ran, finishAll, most: () => most };
}

it('runs some tasks, queues some and rejects the rest', async () => {
  const { enter, visit, finishAll, most } = started({ running: 2, places: 1 });
  const visits = [visit(from('a')), visit(from('a')), visit(from('a'))];
  await expect(visit(from('a'))).rejects.toThrow('full');
  await finishAll();
  await Promise.all(visits);
  expect(most()).toBe(2);
  await expect(enter(from('a'), async () => 'again')).resolves.toBe('again');
});

it('continues after a task that failed', async () => {
  const { enter } = started({ running: 1, places: 1 });
  const failed = enter(from('a'), () => Promise.reject(new Error('tripped')));
  const next = enter(from('a'), async () => 'in');
  await expect(failed).rejects.toThrow('tripped');
  await expect(next).resolves.toBe('in');
});

it('lets keys take turns, whatever number of tasks each has', async () => {
  const { visit, ran, finishAll } = started({ running: 1, places: 10 });
  const visits = [
    visit(from('a'), 'a1'),
    visit(from('a'), 'a2'),
    visit(from('a'), 'a3'),
    visit(from('b'), 'b1'),
    visit(from('c'), 'c1'),
    visit(from('b'), 'b2'),
  ];
  await finishAll();
  await Promise.all(visits);
  expect(ran).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
});

it('gives each key its share, and a newcomer the last place of who has the most', async () => {
  const { visit, ran, finishAll } = started({ running: 1, places: 4, share: 3 });
  const all = [
    visit(from('a'), 'a1'),
    visit(from('a'), 'a2'),
    visit(from('a'), 'a3'),
    visit(from('a'), 'a4'),
  ];
  await expect(visit(from('a'))).rejects.toThrow('full');
  all.push(visit(from('b'), 'b1'));
  const pushedOut = expect(all[3]).rejects.toThrow('full');
  all.push(visit(from('c'), 'c1'));
  await pushedOut;
  // Nobody has more than one place too many now.
  all.push(visit(from('d'), 'd1'));
  await expect(all[2]).rejects.toThrow('full');
  await expect(visit(from('e'))).rejects.toThrow('full');
  await finishAll();
  expect((await Promise.allSettled(all)).map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ]);
  expect(ran).toEqual(['a1', 'a2', 'b1', 'c1', 'd1']);
});

it('keeps places for known ones, and lets both lanes take turns', async () => {
  const { visit, ran, finishAll } = started({ running: 1, places: 2 });
  const visits = [
    visit(from('a'), 'running'),
    visit(from('a'), 'a1'),
    visit(from('b'), 'b1'),
    visit(from('k', 'known'), 'k1'),
    visit(from('l', 'known'), 'l1'),
  ];
  await expect(visit(from('c'))).rejects.toThrow('full');
  await finishAll();
  await Promise.all(visits);
  expect(ran).toEqual(['running', 'k1', 'a1', 'l1', 'b1']);
});
