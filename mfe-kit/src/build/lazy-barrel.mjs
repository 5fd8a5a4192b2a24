const reExport = /export\s*\{([^{}]*)\}\s*from\s*['"]([^'"]+)['"];?/g;

/**
 * A webpack loader for a module of nothing but `export { … } from '…'`: each name's module is run when the name is first
 * read, where an ordinary import would run all of them at once.
 */
export default function lazyBarrel(source) {
  const getters = [...source.matchAll(reExport)].flatMap(([, names = '', file = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .map((name) => getter(name, file)),
  );
  const rest = source.replaceAll(reExport, '').trim();
  if (rest !== '' || getters.length === 0) {
    throw new Error(`A barrel does more than hand on names: ${rest.slice(0, 80)}`);
  }
  const all = ['__esModule: { value: true }', ...getters].join(',\n');
  return `Object.defineProperties(exports, {\n${all}\n});\n`;
}

/** Of `name`, or of `name as other`. */
function getter(text, file) {
  const [name = '', other = name] = text.split(/\sas\s/).map((part) => part.trim());
  return `${other}: { enumerable: true, get: () => require(${JSON.stringify(file)}).${name} }`;
}
