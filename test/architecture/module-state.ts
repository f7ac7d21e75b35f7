import ts from 'typescript';
import { isTest, parse, type Source, type Violation } from './source-tree';

/** What `resetConsole()` resets between the tests of a file. */
const RESET = [
  'access-token.current',
  'ask.questions',
  'connection.current',
  'journal.journal',
  'server-version.serverVersion',
  'session-gate.sessionGate',
  'toast-store.toasts',
];

/** What stays between the tests of a file, and why that does no harm. */
const KEPT: Record<string, string> = {
  'registry.plugins': 'plugins are installed before the console starts',
  't.lasting': 'texts of plugins, which are installed before the console starts',
  'hours.formats': 'a cache of formats, which do not change',
  'kept-token.store': 'opened once',
  'GridHead.sortedByKey': 'ends with the next focus',
  'whole-page.taken': 'ends with the printing',
  'widget-focus.pendingFocus': 'ends with the next key or press',
  'widget-focus.mounted': 'weak references to elements, by the id of their widget',
  'cluster-metrics.gathered': 'requested after 25 ms',
  'connection.listeners': 'emptied as components unmount',
  'connection.outages': 'compared with itself only; it just grows',
  'countries.shapes': 'decoded once; they do not change',
  'over-frames.isScheduled': 'ends with the next frame',
  'over-frames.running': 'emptied as maps are drawn or removed',
  'shared-moment.sharedMoment': 'emptied as charts unmount or lose the pointer',
  'draw-queue.isScheduled': 'ends as the queue empties',
  'draw-queue.waiting': 'emptied within a few tasks',
  'dismissed.now': 'ids of announcements, dismissed by their own tests alone',
  'executions.stoppable': 'emptied as searches end',
  'use-fitting.lastZooms': 'keyed by ids of dashboards, and measured again',
  'waiting-searches.aheadOf': 'emptied as searches end',
  'use-now.clocks': 'emptied as components unmount',
  'use-keep-focus.focusPath': 'replaced with every focus',
  'key-registry.awaited': 'ends as the component that waits for keys unmounts',
  'key-registry.begun': 'ends after 1.5 seconds',
  'key-registry.kept': 'ends as the component that waits for keys unmounts',
  'key-registry.sections': 'emptied as components unmount',
  'held-keys.held': 'emptied as what holds keys unmounts',
  'held-keys.typed': 'compared with events by identity',
  'held-keys.holders': 'counted down as what holds keys unmounts',
  'lanes.waiting': 'emptied as searches end',
  'language-store.changing': 'settled before the next test',
  'language-store.current': 'a test that changes the language changes it back',
  'last-used.lastUsedRows': 'keyed by entries of the history, which are new in each test',
  'lazy-component.isOffline': 'set once, when the console starts',
  'lazy-component.onFailure': 'set once, when the console starts',
  'lazy-component.isPreloading': 'a page is quiet once',
  'lazy-component.blockedCount': 'counted down as parts arrive',
  'lazy-component.preloadQueue': 'emptied once, when the page is idle',
  'load-texts.loadedAreas': 'texts do not change',
  'load-texts.loading': 'texts do not change',
  'load-texts.current': 'follows the language',
  'open-dialogs.open': 'emptied as dialogs close',
  'first-idle.passed': 'a page is quiet once',
  'scratchpad-store.inMemory': 'used only where the browser stores nothing',
  'scratchpad-store.read': 'a cache of what is stored, compared with it',
  'shared-poll.told': 'only lengthens the next wait',
  'server-text.known': 'follows the language',
  't.isPseudoLocale': 'a test that marks texts changes it back',
  't.plurals': 'follows the language',
  't.texts': 'texts do not change',
  'tab-channel.channel': 'listeners leave it with their components',
  'use-first-render.wasRendered': 'only tells whether the next render runs as a transition',
  'use-typing.typing': 'cleared as components unmount',
  'use-stable-while-pressed.pressed': 'ends as the pointer goes up',
};

const isReadonly = (type: ts.TypeNode | undefined) => /^readonly/i.test(type?.getText() ?? '');

const isStore = (expression: ts.Expression) =>
  ts.isCallExpression(expression) &&
  /^create\w*(Store|Journal|Toasts|Gate)$/.test(expression.expression.getText());

const isEmptyCollection = (expression: ts.Expression) =>
  (ts.isArrayLiteralExpression(expression) && expression.elements.length === 0) ||
  (ts.isNewExpression(expression) &&
    /^(Map|Set)$/.test(expression.expression.getText()) &&
    (expression.arguments?.length ?? 0) === 0);

/** `let`, stores and empty collections at module scope, as `file.name`. */
function moduleStateOf(source: Source): string[] {
  const file = parse(source);
  const base =
    source.path
      .split('/')
      .at(-1)
      ?.replace(/\.tsx?$/, '') ?? '';
  return file.statements.flatMap((statement) => {
    if (!ts.isVariableStatement(statement)) return [];
    const { flags, declarations } = statement.declarationList;
    const isLet = (flags & ts.NodeFlags.Let) !== 0;
    return declarations
      .filter(({ name }) => !/^[A-Z_]+$/.test(name.getText()))
      .filter(
        ({ initializer, type }) =>
          isLet ||
          (initializer &&
            !isReadonly(type) &&
            (isStore(initializer) || isEmptyCollection(initializer))),
      )
      .map(({ name }) => `${base}.${nameOf(name)}`);
  });
}

/** Of a store that is taken apart, the name its value is read by. */
const nameOf = (name: ts.BindingName): string =>
  ts.isIdentifier(name) ? name.text : (/(\w+)\s*[,}]/.exec(name.getText())?.[1] ?? '');

/** New state is reset between tests, or named with the reason why it may stay. */
export const moduleStateIsKnown = (sources: readonly Source[]): Violation[] =>
  sources
    .filter((source) => /^src\/(api|ui|shared|views|features|app)\//.test(source.path))
    .filter((source) => !isTest(source))
    .flatMap((source) =>
      moduleStateOf(source)
        .filter((name) => !RESET.includes(name) && !(name in KEPT))
        .map((name) => `${source.path} keeps ${name.split('.')[1]} at module scope`),
    );
