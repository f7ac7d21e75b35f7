/**
 * Looking for a role asks for the style of hundreds of elements, again and again while a test
 * waits, and jsdom goes through all rules for each. What is asked for is whether one sees and
 * reaches an element: only declarations of that are kept of the rules of styled-components, and a
 * style is worked out once for as long as the page is the same.
 */
const ASKED = /(?:^|[;{]\s*)(?:display|visibility|opacity|pointer-events|content)\s*:[^;}]*/g;
/** In the place of a rule that says nothing of it, since rules are counted. */
const NOTHING = '@media not all{}';
const worked = window.getComputedStyle.bind(window);
let known = new WeakMap<Element, CSSStyleDeclaration>();
const forget = () => void (known = new WeakMap());
const changes = new MutationObserver(forget);
changes.observe(document, {
  subtree: true,
  childList: true,
  attributes: true,
  characterData: true,
});
for (const event of ['focusin', 'focusout', 'input', 'change'])
  document.addEventListener(event, forget, true);

window.getComputedStyle = (element, pseudo) => {
  if (pseudo) return worked(element, pseudo);
  if (changes.takeRecords().length > 0) forget();
  const before = known.get(element);
  if (before) return before;
  const style = worked(element);
  known.set(element, style);
  return style;
};

const insertRule = CSSStyleSheet.prototype.insertRule;
CSSStyleSheet.prototype.insertRule = function insertWhatIsAsked(rule, index) {
  const [selector = '', ...body] = rule.split('{');
  if (selector.startsWith('@') || body.length !== 1) return insertRule.call(this, rule, index);
  const asked = `{${body[0] ?? ''}`.match(ASKED)?.map((one) => one.replace(/^[;{\s]+/, ''));
  return insertRule.call(this, asked ? `${selector}{${asked.join(';')}}` : NOTHING, index);
};
