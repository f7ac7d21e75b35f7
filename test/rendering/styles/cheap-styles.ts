import { __PRIVATE__ } from 'styled-components';
import { RuleIndex } from './rule-index';

declare global {
  /** As jsdom computes styles; defined once the cheap ones replace it. */
  var jsdomStyle: typeof getComputedStyle | undefined;
}

/**
 * Queries by role compute the style of hundreds of elements while a test waits, and jsdom matches
 * every rule each time. Tests only need to know whether an element is visible and reachable, so
 * only those declarations of styled-components are kept.
 */
const RELEVANT = /(?:^|[;{]\s*)(?:display|visibility|opacity|pointer-events|content)\s*:[^;}]*/g;
/** Replaces a rule without such declarations, because styled-components counts rules. */
const EMPTY_RULE = '@media not all{}';

if (globalThis.jsdomStyle) forgetRulesOfEarlierFiles();
else {
  const compute = window.getComputedStyle.bind(window);
  globalThis.jsdomStyle = compute;
  const index = new RuleIndex(compute);
  keepOnlyRelevantRules(index);
  cacheComputedStyles(index, compute);
}

/** Each test file evaluates our components again, and inserts their rules again. */
function forgetRulesOfEarlierFiles(): void {
  const { mainSheet } = __PRIVATE__;
  mainSheet.clearTag();
  mainSheet.names.clear();
  mainSheet.gs = {};
  for (const style of document.querySelectorAll('style[data-styled]')) style.remove();
}

function keepOnlyRelevantRules(index: RuleIndex): void {
  const { insertRule, deleteRule } = CSSStyleSheet.prototype;
  CSSStyleSheet.prototype.insertRule = function insertRelevantRule(rule, at) {
    const [selector = '', ...body] = rule.split('{');
    if (selector.startsWith('@') || body.length !== 1) return insertRule.call(this, rule, at);
    const relevant = `{${body[0] ?? ''}`
      .match(RELEVANT)
      ?.map((declaration) => declaration.replace(/^[;{\s]+/, ''));
    if (relevant) index.add(selector.trim(), relevant);
    return insertRule.call(this, relevant ? `${selector}{${relevant.join(';')}}` : EMPTY_RULE, at);
  };
  CSSStyleSheet.prototype.deleteRule = function deleteAnyRule(at) {
    const rule = this.cssRules[at];
    if (rule instanceof CSSStyleRule) index.remove(rule.selectorText);
    return deleteRule.call(this, at);
  };
}

/** Caches computed styles until the document changes. */
function cacheComputedStyles(index: RuleIndex, compute: typeof getComputedStyle): void {
  let cache = new WeakMap<Element, CSSStyleDeclaration>();
  const clear = () => {
    cache = new WeakMap();
    index.documentChanged();
  };
  const changes = new MutationObserver(clear);
  changes.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  for (const event of ['focusin', 'focusout', 'input', 'change'])
    document.addEventListener(event, clear, true);

  window.getComputedStyle = (element, pseudo) => {
    if (pseudo) return compute(element, pseudo);
    if (changes.takeRecords().length > 0) clear();
    const cached = cache.get(element);
    if (cached) return cached;
    const style = index.styleOf(element);
    cache.set(element, style);
    return style;
  };
}
