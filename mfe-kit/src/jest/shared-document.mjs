import { TestEnvironment } from 'jest-environment-jsdom';

const address = 'http://localhost/';

let shared;
/** The console of the suite that runs. */
let console;

/** The document of this process, which jsdom makes for its first suite, and after one that has replaced its parts. */
export function openDocument(config, context) {
  console = context.console;
  shared ??= makeDocument(config, context);
  return shared;
}

function makeDocument(config, context) {
  const current = new Proxy({}, { get: (_, name) => Reflect.get(console, name) });
  const { dom, global, moduleMocker, fakeTimersModern } = new TestEnvironment(config, {
    ...context,
    console: current,
  });
  const globals = new Set(Object.keys(global));
  const isWhole = partsOf(dom.window.document);
  const reset = resetBy(dom, globals);
  return {
    global,
    realm: dom.getInternalVMContext(),
    ModuleMocker: moduleMocker.constructor,
    FakeTimers: fakeTimersModern.constructor,
    keepGlobalsOf: (load) => keepAdded(global, globals, load),
    release() {
      if (isWhole()) return reset();
      dom.window.close();
      shared = undefined;
    },
  };
}

/** @returns whether the parts of a document and its style sheets are in place: a sheet that is put back has lost its rules */
function partsOf(document) {
  const parts = [document.documentElement, document.head, document.body];
  let sheets = [];
  return () => {
    const now = [document.documentElement, document.head, document.body];
    const isSame = parts.every((part, index) => part === now[index]);
    const areStyled = sheets.every(({ isConnected }) => isConnected);
    sheets = [...document.querySelectorAll('head > style')];
    return isSame && areStyled;
  };
}

/** Adds to the names of globals those that appear while something runs. */
function keepAdded(global, globals, run) {
  const before = new Set(Object.keys(global));
  const result = run();
  for (const name of Object.keys(global)) if (!before.has(name)) globals.add(name);
  return result;
}

/** @returns what brings the document back to the state of a new one; style sheets stay, whose modules stay as well */
function resetBy(dom, globals) {
  const { window, cookieJar } = dom;
  const { document, localStorage, sessionStorage } = window;
  const { documentElement, head, body } = document;
  const builtIn = [window, window.navigator, document].map((place) => [
    place,
    Object.getOwnPropertyDescriptors(place),
  ]);
  return () => {
    stopTimers(window);
    body.replaceChildren();
    for (const child of Array.from(head.children)) if (child.localName !== 'style') child.remove();
    for (const child of Array.from(documentElement.children))
      if (child !== head && child !== body) child.remove();
    for (const element of [documentElement, head, body])
      for (const name of element.getAttributeNames()) element.removeAttribute(name);
    localStorage.clear();
    sessionStorage.clear();
    cookieJar.removeAllCookiesSync();
    dom.reconfigure({ url: address });
    for (const [place, properties] of builtIn) restore(place, properties);
    for (const name of Object.keys(window))
      if (!globals.has(name)) Reflect.deleteProperty(window, name);
  };
}

/** The numbers of timers rise. */
function stopTimers(window) {
  for (let id = window.setTimeout(() => {}, 0); id > 0; id -= 1) window.clearTimeout(id);
}

/** Brings back the built-in properties that a suite has replaced. */
function restore(place, properties) {
  for (const [name, property] of Object.entries(properties)) {
    const now = Object.getOwnPropertyDescriptor(place, name);
    if (Object.is(now?.value, property.value) && now?.get === property.get) continue;
    if (now === undefined || now.configurable) Object.defineProperty(place, name, property);
  }
}
