import { expect, it } from 'vitest';
import { newDashboardView } from '../../view/new-view';
import { editView } from '../../view/edit-view';
import { toStore } from '../../view/prepare-save';
import { readView, writeView } from '../../view/view-codec';
import { stateOf } from '../../view/view';
import { newText } from '../new-widgets';
import { widgetCodec } from './widget-codec';

it('is a type of its own on the wire, and keeps what it does not know', () => {
  const wire = {
    id: 'w',
    type: 'CONSOLE-TEXT',
    config: { markdown: '# Plan', later: 1 },
    filter: null,
    filters: [],
    timerange: null,
    query: null,
    streams: [],
    other: true,
  };
  const widget = widgetCodec.read(wire);
  expect(widget).toMatchObject({ kind: 'text', config: { markdown: '# Plan' } });
  expect(widgetCodec.write(widget)).toEqual(wire);
  expect(widgetCodec.write(newText('w', 'x'))).toMatchObject({
    type: 'console-text',
    config: { markdown: 'x' },
  });
});

it('has a position and no search, so that the server stores it', () => {
  const document = editView(newDashboardView({ search: 's', query: 'a' }), 'a', {
    type: 'addWidget',
    widget: newText('w', 'Plan'),
    position: { col: 1, row: 1, width: 6, height: 2 },
  });
  const wire = writeView(toStore(document, undefined, { id: () => 'new', searchId: () => 's1' }));
  expect(wire.search['queries']).toMatchObject([{ search_types: [] }]);
  expect(wire.view['state']).toMatchObject({
    a: { widget_mapping: {}, positions: { w: { col: 1 } }, widgets: [{ type: 'console-text' }] },
  });
  expect(stateOf(readView(wire), 'a').widgets).toMatchObject([newText('w', 'Plan')]);
});

it.each(['constructor', '__proto__', 'text', ''])('reads the type %j as unknown', (type) => {
  expect(widgetCodec.read({ id: 'w', type, config: {} })).toMatchObject({ kind: 'foreign', type });
});
