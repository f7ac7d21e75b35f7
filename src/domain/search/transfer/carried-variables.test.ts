import { describe, expect, it } from 'vitest';
import { editView } from '../view/edit-view';
import { newDashboardView } from '../view/new-view';
import type { ViewDocument } from '../view/view';
import { NEW_VARIABLE, type Variable } from '../variables/variable';
import { newMessages } from '../widgets/new-widgets';
import { mergeOf, withMissingVariables, withRenamedVariables } from './carried-variables';
import { readClipboard, writeClipboard } from './clipboard';

const variable = (name: string, more: Partial<Variable> = {}): Variable => ({
  ...NEW_VARIABLE,
  name,
  ...more,
});
const host = variable('host', { kind: 'field', field: 'source', label: 'Host' });
const app = variable('app', { kind: 'choice', options: [{ value: 'shop', label: 'Shop' }] });

const dashboard = (query: string, variables: readonly Variable[]): ViewDocument =>
  editView({ ...newDashboardView({ search: 's', query: 'a' }), variables }, 'a', {
    type: 'addWidget',
    widget: { ...newMessages('table', ['message']), query },
    title: 'Table',
    position: { col: 1, row: 1, width: 4, height: 2 },
  });
const carried = (query: string, variables: readonly Variable[]) =>
  readClipboard(writeClipboard(dashboard(query, variables), new Set(['table'])))?.variables;

describe('the variables of copied widgets', () => {
  it('are those that their queries use', () => {
    expect(carried('source:$host$ AND \\$app\\$', [host, app])).toEqual([host]);
    expect(carried('app:$app$ AND x:$unknown$', [host, app])).toEqual([app]);
    expect(carried('source:x', [host, app])).toEqual([]);
  });

  it('are added to the view that lacks them, once', () => {
    const once = withMissingVariables(dashboard('', [app]), [host, app]);
    expect(once.variables).toEqual([app, host]);
    expect(withMissingVariables(once, [host, app])).toBe(once);
  });

  it('never replace variables of the same name; only those with other values differ', () => {
    const own = [
      variable('host', { kind: 'field', field: 'source', label: 'Machine' }),
      variable('app', { kind: 'choice', options: [{ value: 'mail', label: '' }] }),
    ];
    expect(mergeOf({ variables: own }, [host, app])).toEqual({ added: [], differing: [app] });
    expect(withMissingVariables(dashboard('', own), [host, app]).variables).toBe(own);
  });

  it('differ by their defaults, whatever the order of these', () => {
    const own = variable('host', { ...host, multiple: true, defaults: ['web-01', 'web-02'] });
    const other = { ...own, defaults: ['web-02', 'web-01'] };
    expect(mergeOf({ variables: [own] }, [other]).differing).toEqual([]);
    const open = { ...own, defaults: [] };
    expect(mergeOf({ variables: [own] }, [open]).differing).toEqual([open]);
  });

  it('get a free name if both are kept, only in the widgets that brought them', () => {
    const own = [variable('app'), variable('app_2')];
    const here = dashboard('app:$app$', own);
    const both = editView(here, 'a', {
      type: 'addWidget',
      widget: { ...newMessages('pasted', ['message']), query: 'app:$app$ AND \\$app\\$' },
      title: 'Pasted',
      position: { col: 1, row: 1, width: 4, height: 2 },
    });
    const kept = withRenamedVariables(both, ['pasted'], [app]);
    expect(kept.variables).toEqual([...own, { ...app, name: 'app_3' }]);
    expect(
      Object.fromEntries(kept.states['a']?.widgets.map(({ id, query }) => [id, query]) ?? []),
    ).toEqual({ table: 'app:$app$', pasted: 'app:$app_3$ AND \\$app\\$' });
  });

  it('are reduced to what the console writes if the text comes from elsewhere', () => {
    const text = writeClipboard(dashboard('source:$host$', [host]), new Set(['table']));
    const content = JSON.parse(text) as { variables: Record<string, unknown>[] };
    content.variables = [
      { ...content.variables[0], evil: true },
      { ...content.variables[0] },
      { name: 'no name', kind: 'text' },
      { name: 'odd', kind: 'unknown', options: 'x', defaults: [1] },
    ];
    const read = readClipboard(JSON.stringify(content));
    expect(read?.variables).toMatchObject([{ name: 'host' }, { name: 'odd', kind: 'text' }]);
    expect(JSON.stringify(read)).not.toContain('evil');
  });
});
