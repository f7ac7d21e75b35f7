import { expect, it } from 'vitest';
import { renamedValues } from './renamed-values';

const variable = (name: string, ...formerNames: string[]) => ({ name, formerNames });
const APP = variable('app');
const PROGRAM = variable('program', 'app');
const TOOL = variable('tool', 'app', 'program');

it('moves a value to the new name, and back when the renaming is undone', () => {
  expect(renamedValues({ app: ['auth'] }, [APP], [PROGRAM])).toEqual({ program: ['auth'] });
  expect(renamedValues({ program: ['auth'] }, [PROGRAM], [APP])).toEqual({ app: ['auth'] });
  expect(renamedValues({ tool: ['auth'] }, [TOOL], [PROGRAM])).toEqual({ program: ['auth'] });
  expect(renamedValues({ tool: ['auth'] }, [TOOL], [APP])).toEqual({ app: ['auth'] });
});

it('keeps the values of other variables, and of those that are removed until they are back', () => {
  const host = variable('host');
  expect(renamedValues({ host: ['shop'], app: ['auth'] }, [host, APP], [host, PROGRAM])).toEqual({
    host: ['shop'],
    program: ['auth'],
  });
  expect(renamedValues({ app: ['auth'] }, [APP], [])).toEqual({ app: ['auth'] });
});

it('never takes the value of another variable that has the name by now', () => {
  expect(
    renamedValues({ program: ['auth'], app: ['other'] }, [PROGRAM, APP], [PROGRAM, APP]),
  ).toEqual({ program: ['auth'], app: ['other'] });
  expect(renamedValues({ app: ['old'], program: ['auth'] }, [APP], [PROGRAM])).toEqual({
    program: ['auth'],
  });
});
