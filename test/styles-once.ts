/**
 * jsdom works out the style of an element from all rules each time it is asked, and every look for a role asks for
 * hundreds of elements, again and again while a test waits. Here it is worked out once for as long as the page is
 * the same.
 */
const worked = window.getComputedStyle.bind(window);
let known = new WeakMap<Element, CSSStyleDeclaration>();
const forget = () => void (known = new WeakMap());
const changes = new MutationObserver(forget);
changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
for (const event of ['focusin', 'focusout', 'input', 'change']) document.addEventListener(event, forget, true);

window.getComputedStyle = (element, pseudo) => {
  if (pseudo) return worked(element, pseudo);
  if (changes.takeRecords().length > 0) forget();
  const before = known.get(element);
  if (before) return before;
  const style = worked(element);
  known.set(element, style);
  return style;
};
