import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderPart } from '@test/rendering/render-part';
import { SEVERITY_MAPPER } from '@/contract/decorators';
import { switchLanguage } from '@/shared/texts/load-texts';
import { loadKnownTexts } from '@/shared/texts/server-text';
import { DecoratorItem, type Types } from './DecoratorItem';

afterEach(() => switchLanguage('en'));

const field = (human_name: string) => ({
  type: 'text' as const,
  human_name,
  description: '',
  default_value: '',
  is_optional: false,
  is_encrypted: false,
  attributes: [],
  position: 100,
  additional_info: {},
});
const types: Types = {
  [SEVERITY_MAPPER]: {
    type: SEVERITY_MAPPER,
    name: 'Syslog Severity Mapper',
    human_name: 'Syslog Severity Mapper',
    link_to_docs: '',
    requested_configuration: {
      source_field: field('Source field'),
      owner: field('Owner of the field'),
    },
  },
};

it('names the settings of a decorator in the language of the interface, if their names are known', async () => {
  const config = { source_field: 'level', owner: 'ops', extra: 1 };
  const decorator = { id: 'd', type: SEVERITY_MAPPER, stream: null, order: 1, config };
  const item = (
    <DecoratorItem decorator={decorator} types={types} onEdit={undefined} onDelete={undefined} />
  );
  const { unmount } = renderPart(item);
  expect(
    screen.getByText('Source field: level · Owner of the field: ops · extra: 1'),
  ).toBeVisible();
  unmount();
  await Promise.all([switchLanguage('de'), loadKnownTexts()]);
  renderPart(item);
  expect(screen.getByText('Quellfeld: level · Owner of the field: ops · extra: 1')).toBeVisible();
});
