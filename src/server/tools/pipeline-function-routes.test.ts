import { expect, it } from 'vitest';
import { askedBackend, read } from '@test/backend/asked-backend';
import type { PipelineFunctionInfo } from '@/contract/pipelines';

it('lists the functions with their parameters in the order of positional arguments', async () => {
  const { ask } = await askedBackend();
  const functions = await read<PipelineFunctionInfo[]>(
    ask('GET', '/system/pipelines/rule/functions'),
  );
  expect(functions.map(({ name }) => name)).toEqual(['to_string', 'lowercase', 'concat']);
  expect(functions[1]).toEqual({
    name: 'lowercase',
    pure: false,
    return_type: 'java.lang.String',
    description: expect.stringContaining('lower case') as string,
    params: [
      {
        name: 'value',
        type: 'java.lang.String',
        transformed_type: 'java.lang.String',
        optional: false,
        description: expect.any(String) as string,
      },
      {
        name: 'locale',
        type: 'java.lang.String',
        transformed_type: 'java.util.Locale',
        optional: true,
        description: expect.any(String) as string,
      },
    ],
  });
  expect(functions[0]?.params[0]?.type).toBe('java.lang.Object');
});
