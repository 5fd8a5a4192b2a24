/* jsdom computes the whole cascade for every element that a query by role inspects, which was two fifths of the
   time of screen suites. Here each property is computed on demand, from the rules that set it. */

/** Properties that jsdom inherits, with their initial values. */
const inherited: Readonly<Record<string, string | undefined>> = {
  visibility: 'visible',
  'pointer-events': 'auto',
};

interface Rule {
  readonly selector: string;
  readonly value: string;
  /** Its place in the style sheets. */
  readonly order: number;
}

/** By a class name that an element must have to match; under '' those without. */
type RulesByClass = ReadonlyMap<string, readonly Rule[]>;

let known = { stamp: '', rules: new Map<string, RulesByClass>() };
let isCurrent = false;

let full: typeof window.getComputedStyle | undefined;

/** jsdom's own `getComputedStyle`, once it is replaced. */
export function fullStyles(): typeof window.getComputedStyle {
  if (full === undefined) throw new Error('lightenStyles has not run in this suite.');
  return full;
}

/** Replaces jsdom's `getComputedStyle` with a light one. */
export function lightenStyles(): void {
  full = window.getComputedStyle.bind(window);
  const displayByName = readDefaults(full);
  /** jsdom does not support pseudo-elements. */
  const nothing = document.createElement('i').style;
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo) return nothing;
    const valueOf = (property: string) => computed(element, property, displayByName);
    return new Proxy(nothing, {
      get(_, name) {
        if (name === 'getPropertyValue') return valueOf;
        return typeof name === 'string' ? valueOf(inKebabCase(name)) : undefined;
      },
    });
  };
}

type DisplayByName = (element: Element) => string;

function computed(element: Element, property: string, displayByName: DisplayByName): string {
  for (let one: Element | null = element; one; one = one.parentElement) {
    const value = ownValue(one, property);
    if (value !== '' && value !== 'inherit') return value;
    if (property === 'display') return displayByName(one);
    if (inherited[property] === undefined) return '';
  }
  return inherited[property] ?? '';
}

/** As in jsdom: the last matching rule wins, and an inline style overrides all rules. */
function ownValue(element: Element, property: string): string {
  if (element instanceof HTMLElement && element.hasAttribute('style')) {
    const inline = element.style.getPropertyValue(property);
    if (inline !== '') return inline;
  }
  const rules = rulesOf(property);
  if (rules.size === 0) return '';
  const names = ['', ...(element.getAttribute('class')?.split(/\s+/) ?? [])];
  const candidates = names.flatMap((name) => rules.get(name) ?? []);
  candidates.sort((a, b) => b.order - a.order);
  return candidates.find(({ selector }) => matches(element, selector))?.value ?? '';
}

function matches(element: Element, selector: string): boolean {
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
}

/** The rules that set a property, in the current style sheets. */
function rulesOf(property: string): RulesByClass {
  const { rules } = currentRules();
  const found = rules.get(property) ?? collect([...document.styleSheets], property);
  rules.set(property, found);
  return found;
}

/** Looks for new rules once in a synchronous run: a query asks for the styles of each element. */
function currentRules(): typeof known {
  if (isCurrent) return known;
  const stamp = [...document.styleSheets].map(({ cssRules }) => cssRules.length).join();
  if (stamp !== known.stamp) known = { stamp, rules: new Map() };
  isCurrent = true;
  queueMicrotask(() => {
    isCurrent = false;
  });
  return known;
}

function collect(sheets: readonly CSSStyleSheet[], property: string): RulesByClass {
  const byClass = new Map<string, Rule[]>();
  const rules = sheets.flatMap(({ cssRules }) => [...cssRules]).filter(isStyleRule);
  for (const [order, { selectorText: selector, style }] of rules.entries()) {
    const value = style.getPropertyValue(property);
    if (value === '') continue;
    for (const name of requiredClasses(selector))
      byClass.set(name, [...(byClass.get(name) ?? []), { selector, value, order }]);
  }
  return byClass;
}

function isStyleRule(rule: CSSRule): rule is CSSStyleRule {
  return 'selectorText' in rule && 'style' in rule;
}

/** A class of the last part of each selector in a list; '' where it has none, or one with an escape. */
function requiredClasses(list: string): Iterable<string> {
  if (list.includes('\\')) return [''];
  const bare = withoutArguments(list);
  return new Set(bare.split(',').map((selector) => requiredClass(selector.trim())));
}

function requiredClass(selector: string): string {
  const last = selector.split(/[\s>+~]/).at(-1) ?? '';
  return /\.([\w-]+)/.exec(last)?.[1] ?? '';
}

/** With a sign in place of what stands in parentheses and brackets, from the inside out. */
function withoutArguments(selector: string): string {
  const shorter = selector.replace(/\([^()[\]]*\)|\[[^()[\]]*\]/g, '%');
  return shorter === selector ? selector : withoutArguments(shorter);
}

/** The default `display` of each element name in jsdom; `hidden` takes precedence. */
function readDefaults(full: typeof window.getComputedStyle): DisplayByName {
  const bare = document.implementation.createHTMLDocument();
  const known = new Map<string, string>();
  return (element) => {
    if (element.hasAttribute('hidden')) return 'none';
    const { localName, namespaceURI } = element;
    const found = known.get(localName);
    if (found !== undefined) return found;
    const stand = bare.body.appendChild(bare.createElementNS(namespaceURI, localName));
    const { display } = full(stand);
    stand.remove();
    known.set(localName, display);
    return display;
  };
}

function inKebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
