import { __PRIVATE__ } from 'styled-components';

declare global {
  var hasCheapStyles: boolean | undefined;
}

/**
 * Queries by role compute the style of hundreds of elements while a test waits, and jsdom matches
 * every rule each time. Tests only need to know whether an element is visible and reachable, so
 * only those declarations of styled-components are kept.
 */
const RELEVANT = /(?:^|[;{]\s*)(?:display|visibility|opacity|pointer-events|content)\s*:[^;}]*/g;
/** Replaces a rule without such declarations, because styled-components counts rules. */
const EMPTY_RULE = '@media not all{}';

if (globalThis.hasCheapStyles) forgetRulesOfEarlierFiles();
else {
  globalThis.hasCheapStyles = true;
  keepOnlyRelevantRules();
  cacheComputedStyles();
}

/** Each test file evaluates our components again, and inserts their rules again. */
function forgetRulesOfEarlierFiles(): void {
  const { mainSheet } = __PRIVATE__;
  mainSheet.clearTag();
  mainSheet.names.clear();
  mainSheet.gs = {};
  for (const style of document.querySelectorAll('style[data-styled]')) style.remove();
}

function keepOnlyRelevantRules(): void {
  const insertRule = CSSStyleSheet.prototype.insertRule;
  CSSStyleSheet.prototype.insertRule = function insertRelevantRule(rule, index) {
    const [selector = '', ...body] = rule.split('{');
    if (selector.startsWith('@') || body.length !== 1) return insertRule.call(this, rule, index);
    const relevant = `{${body[0] ?? ''}`
      .match(RELEVANT)
      ?.map((declaration) => declaration.replace(/^[;{\s]+/, ''));
    return insertRule.call(
      this,
      relevant ? `${selector}{${relevant.join(';')}}` : EMPTY_RULE,
      index,
    );
  };
}

/** Caches computed styles until the document changes. */
function cacheComputedStyles(): void {
  const compute = window.getComputedStyle.bind(window);
  let cache = new WeakMap<Element, CSSStyleDeclaration>();
  const clear = () => void (cache = new WeakMap());
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
    const style = compute(element);
    cache.set(element, style);
    return style;
  };
}
