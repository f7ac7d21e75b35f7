/** The properties that are looked up in the index, with their initial values. */
const INITIAL = { display: 'inline', visibility: 'visible', 'pointer-events': 'auto' } as const;
type Indexed = keyof typeof INITIAL;
const PROPERTIES = Object.keys(INITIAL) as Indexed[];
const KEYWORD = /!important|inherit|initial|unset|revert/;
/** Their own display depends on more than their name. */
const DEPENDS = new Set(['dialog', 'details', 'summary', 'slot']);

type Rule = { list: string; selector: string; isPlain: boolean; values: Map<string, string> };
type Compute = (element: Element) => CSSStyleDeclaration;

/**
 * Answers whether an element is displayed, visible and reachable from an index of rules by class.
 * jsdom compares each element with each rule instead, a fifth of the time of the tests. Wherever
 * the cascade would have to decide between rules, jsdom does.
 */
export class RuleIndex {
  /** By a class that the element itself has. */
  private readonly own = new Map<string, Rule[]>();
  /** By a class that the element or an ancestor has. */
  private readonly above = new Map<string, Rule[]>();
  private readonly others: Rule[] = [];
  private readonly displays = new Map<string, string>();
  private inherited = new WeakMap<Element, readonly Rule[]>();
  private known = new WeakMap<Element, Map<Indexed, string>>();

  constructor(private readonly compute: Compute) {}

  add(list: string, declarations: readonly string[]): void {
    const values = new Map(
      declarations.map((declaration) => {
        const [property = '', ...value] = declaration.split(':');
        return [property.trim(), value.join(':').trim()];
      }),
    );
    if (!PROPERTIES.some((property) => values.has(property))) return;
    for (const selector of selectorsOf(list)) {
      const bare = withoutArguments(selector);
      if (bare.includes('::')) continue;
      const rule = { list, selector, isPlain: /^\.[\w-]+$/.test(selector), values };
      this.rulesLike(bare).push(rule);
    }
    this.documentChanged();
  }

  remove(list: string): void {
    for (const rules of [...this.own.values(), ...this.above.values(), this.others])
      for (let at = rules.length - 1; at >= 0; at -= 1)
        if (sameSelector(rules[at]?.list ?? '', list)) rules.splice(at, 1);
    this.documentChanged();
  }

  documentChanged(): void {
    this.inherited = new WeakMap();
    this.known = new WeakMap();
  }

  /** The computed style; jsdom computes it only when another property is read. */
  styleOf(element: Element): CSSStyleDeclaration {
    let computed: CSSStyleDeclaration | undefined;
    const all = () => (computed ??= this.compute(element));
    const valueOf = (property: string) =>
      isIndexed(property) ? this.valueOf(element, property) : all().getPropertyValue(property);
    return new Proxy({} as CSSStyleDeclaration, {
      get: (_, name) => {
        if (name === 'getPropertyValue') return valueOf;
        if (name === 'pointerEvents') return valueOf('pointer-events');
        if (typeof name === 'string' && isIndexed(name)) return valueOf(name);
        const value: unknown = Reflect.get(all(), name);
        return typeof value === 'function' ? value.bind(all()) : value;
      },
      has: (_, name) => name in all(),
    });
  }

  private valueOf(element: Element, property: Indexed): string {
    const known = this.known.get(element) ?? new Map<Indexed, string>();
    this.known.set(element, known);
    const before = known.get(property);
    if (before !== undefined) return before;
    const value =
      this.cascaded(element, property) ?? this.compute(element).getPropertyValue(property);
    known.set(property, value);
    return value;
  }

  /** Undefined if the cascade of jsdom has to decide. */
  private cascaded(element: Element, property: Indexed): string | undefined {
    const values = new Set<string>();
    const take = (rule: Rule, isOwn: boolean) => {
      const value = rule.values.get(property);
      if (value === undefined || values.has(value)) return;
      if ((isOwn && rule.isPlain) || element.matches(rule.selector)) values.add(value);
    };
    for (const name of element.classList)
      for (const rule of this.own.get(name) ?? []) take(rule, true);
    for (const rule of this.rulesFromAbove(element)) take(rule, false);
    for (const rule of this.others) take(rule, false);
    const { style } = element as HTMLElement;
    const inline = style?.getPropertyValue(property);
    if (values.size > 1 || [...values].some((value) => KEYWORD.test(value))) return undefined;
    if (inline) return KEYWORD.test(inline) ? undefined : inline;
    const [value] = values;
    if (value !== undefined) return value;
    return property === 'display'
      ? this.defaultDisplay(element)
      : this.inheritedValue(element, property);
  }

  private inheritedValue(element: Element, property: Indexed): string {
    const parent = element.parentElement;
    return parent ? this.valueOf(parent, property) : INITIAL[property];
  }

  private defaultDisplay(element: Element): string | undefined {
    const { localName, namespaceURI } = element;
    if (DEPENDS.has(localName) || element.hasAttribute('hidden') || element.hasAttribute('popover'))
      return undefined;
    const type = localName === 'input' ? (element.getAttribute('type') ?? '') : '';
    const key = `${namespaceURI} ${localName} ${type}`;
    const before = this.displays.get(key);
    if (before !== undefined) return before;
    const bare = document.createElementNS(namespaceURI, localName);
    if (type) bare.setAttribute('type', type);
    const display = this.compute(bare).getPropertyValue('display');
    this.displays.set(key, display);
    return display;
  }

  private rulesFromAbove(element: Element): readonly Rule[] {
    const before = this.inherited.get(element);
    if (before) return before;
    const parent = element.parentElement;
    let rules: readonly Rule[] = parent ? this.rulesFromAbove(parent) : [];
    for (const name of element.classList) {
      const more = this.above.get(name);
      if (more) rules = [...rules, ...more];
    }
    this.inherited.set(element, rules);
    return rules;
  }

  private rulesLike(bare: string): Rule[] {
    const subject = /\.([\w-]+)[^\s>+~]*$/.exec(bare)?.[1];
    const first = /[+~]/.test(bare) ? undefined : /\.([\w-]+)/.exec(bare)?.[1];
    if (subject !== undefined) return listOf(this.own, subject);
    return first === undefined ? this.others : listOf(this.above, first);
  }
}

const isIndexed = (property: string): property is Indexed => Object.hasOwn(INITIAL, property);

const sameSelector = (one: string, other: string) =>
  one.replaceAll(/\s+/g, '') === other.replaceAll(/\s+/g, '');

function listOf(map: Map<string, Rule[]>, name: string): Rule[] {
  const list = map.get(name) ?? [];
  map.set(name, list);
  return list;
}

/** Attribute values and arguments of pseudo-classes say nothing about the element itself. */
function withoutArguments(selector: string): string {
  let bare = selector.replaceAll(/\[[^\]]*\]/g, '');
  while (/\([^()]*\)/.test(bare)) bare = bare.replaceAll(/\([^()]*\)/g, '');
  return bare;
}

/** Splits a list of selectors at its commas, but not at those of arguments. */
function selectorsOf(list: string): string[] {
  const selectors = [''];
  let depth = 0;
  for (const sign of list) {
    if (sign === '(' || sign === '[') depth += 1;
    if (sign === ')' || sign === ']') depth -= 1;
    if (sign === ',' && depth === 0) selectors.push('');
    else selectors[selectors.length - 1] += sign;
  }
  return selectors.map((selector) => selector.trim());
}
