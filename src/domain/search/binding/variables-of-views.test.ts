import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '@test/environment/property-runs';
import { readDashboardAddress, writeDashboardAddress } from '../view-state/dashboard-address';
import { settingsOf } from '../view-state/page-settings';
import { goneBackTo, reduceViewState, type ViewStateAction } from '../view-state/reduce-view-state';
import { isDirty, openViewState, type ViewState } from '../view-state/view-state';
import { changesBetween } from '../versions/changes-between';
import { choiceOf, NEW_VARIABLE, VARIABLE_KINDS, type Variable } from '../variables/variable';
import type { VariableValues } from '../view-state/variable-address';
import { mergeViews } from '../view/merge-views';
import { newDashboardView } from '../view/new-view';
import { asCopy } from '../view/prepare-save';
import { onStates, stateOf, type ViewDocument } from '../view/view';
import { readView, writeView } from '../view/view-codec';
import { newMessages } from '../widgets/new-widgets';
import { bindingsOf, bindView, bindWidget, unboundIn } from './bindings';
import { editVariables, usesOf, variablesOf } from './edit-variables';

const named = (name: string, changes: Partial<Variable> = {}): Variable => ({
  ...NEW_VARIABLE,
  name,
  ...changes,
});
const PAGE = 'page';
const empty: ViewDocument = {
  ...newDashboardView({ search: 's', query: PAGE }),
  id: '5f0000000000000000000001',
};
const table = (query: string) => ({ ...newMessages('table', ['message']), query });
const dashboard: ViewDocument = editVariables(
  onStates(empty, (state) => ({ ...state, widgets: [table('source:$host$ level:<$level$')] })),
  { type: 'add', variable: named('host', { all: true }) },
);
const reread = (document: ViewDocument) =>
  readView(JSON.parse(JSON.stringify(writeView(document))) as ReturnType<typeof writeView>);
const names = (document: ViewDocument) => variablesOf(document).map(({ name }) => name);
const propertiesOf = (document: ViewDocument) =>
  (writeView(document).view as { properties: unknown[] }).properties;

describe('on the wire', () => {
  const variables = fc.array(
    fc.record({
      name: fc.string(),
      label: fc.string(),
      description: fc.string(),
      kind: fc.constantFrom(...VARIABLE_KINDS),
      options: fc.array(fc.record({ value: fc.string(), label: fc.string() }), { maxLength: 2 }),
      field: fc.string(),
      multiple: fc.boolean(),
      all: fc.boolean(),
      defaults: fc.array(fc.string(), { maxLength: 2 }),
      formerNames: fc.array(fc.string(), { maxLength: 2 }),
    }),
    { minLength: 1, maxLength: 3 },
  );

  it('survives a save, as one of the properties', () => {
    fc.assert(
      fc.property(variables, fc.array(fc.string()), (list, properties) => {
        const document = { ...empty, properties, variables: list };
        expect(reread(document)).toEqual(document);
        expect(propertiesOf(document)).toHaveLength(properties.length + 1);
      }),
      { numRuns: propertyRuns(300) },
    );
  });

  it('leaves views without variables as they are', () => {
    expect(propertiesOf(empty)).toEqual([]);
    expect('variables' in reread(empty)).toBe(false);
    const removed = editVariables(reread(dashboard), { type: 'remove', name: 'host' });
    expect(propertiesOf(removed)).toEqual([]);
    expect(removed).toEqual({ ...dashboard, variables: undefined });
  });

  it('keeps what another version wrote: unknown members, kinds and notations', () => {
    const of = (text: string, other = 'other') => {
      const { view, search } = writeView(empty);
      return readView({ view: { ...view, properties: [text, other] }, search });
    };
    const newer =
      'console:variables:[{"name":"x","kind":"interval","step":{"a":1},"all":true,"defaults":["1h"]}]';
    const read = of(newer);
    expect(variablesOf(read)).toMatchObject([{ name: 'x', kind: 'text', all: true }]);
    expect(propertiesOf(read)).toEqual([newer, 'other']);
    const [variable] = variablesOf(read);
    const changed = editVariables(read, {
      type: 'update',
      name: 'x',
      variable: { ...NEW_VARIABLE, ...variable, label: 'X' },
    });
    expect(propertiesOf(changed)[0]).toBe('other');
    expect(propertiesOf(changed)[1]).toContain('"kind":"interval"');
    expect(propertiesOf(changed)[1]).toContain('"step":{"a":1}');
    for (const unreadable of ['console:variables:{"v":2}', 'console:variables:', 'console:x']) {
      expect(propertiesOf(of(unreadable))).toEqual([unreadable, 'other']);
      expect(variablesOf(of(unreadable))).toEqual([]);
    }
    const spaced = 'console:variables: [ {"name":"x"} ]';
    expect(propertiesOf(of(spaced))).toEqual([spaced, 'other']);
  });

  it('goes along with copies', () => {
    const ids = { id: () => 'new', searchId: () => 'new' };
    expect(variablesOf(asCopy(dashboard, 'Copy', ids))).toEqual(variablesOf(dashboard));
  });
});

describe('changes', () => {
  it('renames a variable in all queries, finds its uses, and orders variables', () => {
    const renamed = editVariables(dashboard, {
      type: 'update',
      name: 'host',
      variable: named('server'),
    });
    const [widget] = stateOf(renamed, PAGE).widgets;
    expect(widget?.query).toBe('source:$server$ level:<$level$');
    expect(usesOf(renamed, 'server')).toEqual([{ pageId: PAGE, widget }]);
    expect(usesOf(renamed, 'host')).toEqual([]);
    const three = ['a', 'b'].reduce(
      (document, name) => editVariables(document, { type: 'add', variable: named(name) }),
      dashboard,
    );
    expect(names(editVariables(three, { type: 'arrange', names: ['b', 'a'] }))).toEqual([
      'b',
      'a',
      'host',
    ]);
  });

  it('are merged one by one, also where one side had none', () => {
    const add = (document: ViewDocument, name: string, label = '') =>
      editVariables(document, { type: 'add', variable: named(name, { label }) });
    const { changes, merged } = mergeViews(empty, add(empty, 'id'), add(empty, 'theirs'));
    expect(names(merged)).toEqual(['theirs', 'id']);
    expect(changes).toEqual([
      { part: { part: 'variable', name: 'theirs' }, by: 'theirs' },
      { part: { part: 'variable', name: 'id' }, by: 'mine' },
    ]);
    const conflict = mergeViews(empty, add(empty, 'x', 'mine'), add(empty, 'x', 'theirs'));
    expect(conflict.changes).toEqual([{ part: { part: 'variable', name: 'x' }, by: 'both' }]);
    expect(variablesOf(conflict.merged)).toMatchObject([{ label: 'mine' }]);
    expect(mergeViews(empty, empty, empty).merged).toEqual(empty);
    expect(changesBetween(empty, add(empty, 'x'))).toEqual([{ kind: 'variable', name: 'x' }]);
  });
});

describe('values', () => {
  const variables = [
    named('host', { all: true }),
    named('level', { kind: 'number', defaults: ['3', '4'] }),
    named('app', { multiple: true }),
  ];

  it('are those of the URL, or else the defaults, and are inserted into what is searched', () => {
    const bindings = bindingsOf(variables, { app: ['a', 'b'], host: ['web 1'], gone: ['x'] });
    expect(bindWidget(table('source:$host$ level:<$level$ app:$app$'), bindings).query).toBe(
      'source:"web 1" level:<3 app:(a OR b)',
    );
    const view = { ...empty, search: { ...empty.search } };
    view.search.queries = view.search.queries.map((query) => ({ ...query, query: 'app:$app$' }));
    expect(bindView(view, bindings).search.queries[0]?.query).toBe('app:(a OR b)');
    expect(bindView(view, bindingsOf([], {}))).toBe(view);
    const unused = table('x');
    expect(bindWidget(unused, bindings)).toBe(unused);
  });

  it('are also found under a former name, unless another variable has it now', () => {
    const host = { ...NEW_VARIABLE, name: 'host', formerNames: ['server'] };
    const valuesOf = (variables: readonly Variable[], given: VariableValues) =>
      bindingsOf(variables, given).get('host')?.values;
    expect(valuesOf([host], { server: ['a'] })).toEqual(['a']);
    expect(valuesOf([host], { server: ['a'], host: ['b'] })).toEqual(['b']);
    const server = { ...NEW_VARIABLE, name: 'server' };
    expect(valuesOf([host, server], { server: ['a'] })).toEqual([]);
    expect(choiceOf(host, ['c'])).toEqual({ host: ['c'], server: null });
    const [renamed] = variablesOf(
      editVariables(
        { ...empty, variables: [host] },
        { type: 'update', name: 'host', variable: { ...host, name: 'node' } },
      ),
    );
    expect(renamed?.formerNames).toEqual(['server', 'host']);
  });

  it('are refused where they are missing or of the wrong kind', () => {
    const problems = (query: string, given: Record<string, readonly string[]>) =>
      unboundIn([query], bindingsOf(variables, given)).map(
        ({ variable: { name }, problem }) => `${name} ${problem}`,
      );
    expect(problems('$host$ $level$ $other$', {})).toEqual([]);
    expect(problems('$app$ $app$', {})).toEqual(['app missing']);
    expect(problems('$app$', { app: [' '] })).toEqual(['app missing']);
    expect(problems('level:$level$', { level: ['x'] })).toEqual(['level notANumber']);
    expect(problems('level:$level$', { level: [] })).toEqual(['level missing']);
    expect(problems('// $app$\nx', {})).toEqual([]);
  });
});

describe('in the address', () => {
  const origin = { kind: 'saved', document: dashboard } as const;
  let runs = 0;
  const at = (search: string, state: unknown = null) =>
    readDashboardAddress(new URLSearchParams(search), state, settingsOf(dashboard));
  const open = (search: string) =>
    openViewState(origin, undefined, at(search), `run${(runs += 1)}`);
  const act = (viewState: ViewState, action: ViewStateAction) =>
    reduceViewState(viewState, action, { now: 0, newRun: `run${(runs += 1)}`, sitting: '' });

  it('restores any values', () => {
    const values = fc.dictionary(
      fc.constantFrom('a', 'b_1', 'host', 'toString', '__proto__'),
      fc.uniqueArray(
        fc.string({ unit: 'grapheme' }).filter((text) => text !== ''),
        { maxLength: 3 },
      ),
    );
    fc.assert(
      fc.property(values, (variables) => {
        const written = `${writeDashboardAddress({ overrides: { variables }, focus: {} })}`;
        expect(at(written).overrides.variables ?? {}).toEqual({ ...variables });
      }),
      { numRuns: propertyRuns(300) },
    );
  });

  it('a choice is a step of the same run, and no change of the document', () => {
    const opened = open('');
    const chosen = act(opened, { type: 'choose', variables: { host: ['web 1', 'a,b'] } });
    expect(chosen.run).toEqual({ ...opened.run, step: opened.run.step + 1 });
    expect(chosen.history).toEqual(opened.history);
    expect(isDirty(chosen)).toBe(false);
    expect(act(chosen, { type: 'choose', variables: { host: ['web 1', 'a,b'] } }).run).toEqual(
      chosen.run,
    );
    const none = act(chosen, { type: 'choose', variables: { host: [] } });
    expect(none.overrides.variables).toEqual({ host: [] });
    expect(act(none, { type: 'choose', variables: { host: null } }).overrides).toEqual({});
  });

  it('Back returns to the values before, and everything else keeps them', () => {
    const first = act(open(''), { type: 'choose', variables: { host: ['a'] } });
    const second = act(first, { type: 'choose', variables: { host: ['b'] } });
    const entry = { ...at('var-host=a'), run: first.run };
    expect(act(second, { type: 'navigate', entry }).overrides.variables).toEqual({ host: ['a'] });
    const kept: ViewStateAction[] = [
      { type: 'execute', settings: { filter: { query: 'x' } } },
      { type: 'present', settings: { refresh: 5 } },
      { type: 'look', focus: { page: PAGE }, asStep: true },
      { type: 'reset' },
      { type: 'undo' },
    ];
    for (const action of kept)
      expect(act(second, action).overrides.variables).toEqual({ host: ['b'] });
    expect(goneBackTo(second).overrides.variables).toEqual({ host: ['b'] });
  });
});
