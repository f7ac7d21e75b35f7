import { __PRIVATE__ } from 'styled-components';

declare global {
  var hasCheapStyles: boolean | undefined;
}

/**
 * Queries by role ask for the computed style of hundreds of elements, again and again while a test
 * waits, and jsdom matches every rule for each. Tests only need to know whether an element can be
 * seen and reached: only those declarations are kept of the rules of styled-components.
 */
const RELEVANT = /(?:^|[;{]\s*)(?:display|visibility|opacity|pointer-events|content)\s*:[^;}]*/g;
/** Takes the place of a rule without such a declaration, because rules are counted. */
const EMPTY_RULE = '@media not all{}';

if (globalThis.hasCheapStyles) forgetRulesOfEarlierFiles();
else {
  globalThis.hasCheapStyles = true;
  keepOnlyRelevantRules();
  cacheComputedStyles();
}

/** Each file evaluates our components anew, and with them their rules. */
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

/** A style is computed once for as long as the document does not change. */
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
