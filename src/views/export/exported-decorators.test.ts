import { expect, it } from 'vitest';
import { LINK_FIELD, SEVERITY_MAPPER } from '@/contract/decorators';
import { exportedDecorators } from './exported-decorators';

it('drops link decorators and invalid ones', () => {
  const severity = {
    id: 's',
    stream: null,
    type: SEVERITY_MAPPER,
    config: { source_field: 'level', target_field: 'severity' },
    order: 0,
  };
  expect(exportedDecorators([{ ...severity, type: LINK_FIELD }, 'nothing', severity])).toEqual([
    severity,
  ]);
  expect(exportedDecorators(undefined)).toEqual([]);
});
