import { expect, it } from 'vitest';
import { cpus, tmpdir, totalmem } from 'node:os';
import { fsOf, networkOf, osOf } from './machine';
import { processOf, runtimeOf } from './process';

const share = (value: number) => value >= 0 && value <= 100;

it('a file system has what is used and what is free', async () => {
  const { filesystems } = await fsOf(tmpdir());
  const found = filesystems[tmpdir()];
  expect(found).toMatchObject({ path: tmpdir(), mount: null });
  expect(found && found.used + found.free).toBe(found?.total);
  expect(found && share(found.used_percent)).toBe(true);
});

it('a machine has its cores and its memory', () => {
  const { processor, memory } = osOf();
  expect(processor.total_cores).toBe(cpus().length);
  expect([processor.sys, processor.user, processor.idle].every(share)).toBe(true);
  expect(memory.total).toBe(totalmem());
  expect(memory.used + memory.free).toBe(memory.total);
});

it('interfaces have addresses', () => {
  const { primary_interface, interfaces } = networkOf();
  if (primary_interface !== null)
    expect(interfaces[primary_interface]?.addresses.length).toBeGreaterThan(0);
});

it('a process says what it uses, and none of the arguments that could hold a secret', async () => {
  const { pid, cpu, memory } = await processOf();
  expect(pid).toBe(process.pid);
  expect(cpu && cpu.sys + cpu.user).toBe(cpu?.total);
  expect(memory?.resident).toBeGreaterThan(1_000_000);
  expect(runtimeOf().input_arguments).toEqual(process.execArgv);
});
