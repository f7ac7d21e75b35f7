import { expect, it } from 'vitest';
import { createConcurrencyLimit } from './concurrency-limit';

it('runs some tasks, queues some and rejects the rest', async () => {
  const enter = createConcurrencyLimit(2, 1, () => new Error('full'));
  let inside = 0;
  let most = 0;
  const finish: (() => void)[] = [];
  const visit = () =>
    enter(async () => {
      most = Math.max(most, (inside += 1));
      await new Promise<void>((resolve) => finish.push(resolve));
      inside -= 1;
    });

  const visits = [visit(), visit(), visit()];
  await expect(visit()).rejects.toThrow('full');
  while (finish.length > 0) {
    finish.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  await Promise.all(visits);
  expect(most).toBe(2);
  await expect(enter(async () => 'again')).resolves.toBe('again');
});

it('continues after a task that failed', async () => {
  const enter = createConcurrencyLimit(1, 1, () => new Error('full'));
  const failed = enter(() => Promise.reject(new Error('tripped')));
  const next = enter(async () => 'in');
  await expect(failed).rejects.toThrow('tripped');
  await expect(next).resolves.toBe('in');
});
