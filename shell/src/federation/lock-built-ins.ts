/** Methods of arrays that the panel cannot do without; `push` is replaced by loaders of chunks, on their own arrays. */
const arrayMethods = [
  'concat',
  'every',
  'filter',
  'find',
  'findIndex',
  'flat',
  'flatMap',
  'forEach',
  'includes',
  'indexOf',
  'join',
  'map',
  'reduce',
  'slice',
  'some',
  'sort',
  'splice',
  'toSorted',
] as const;

/**
 * Makes it an error of the remote that does it, instead of a failure of the whole panel, to replace what every script
 * stands on: methods of arrays, members of all objects, the document's text.
 */
export function lockBuiltIns(page: Window & typeof globalThis): void {
  for (const name of arrayMethods)
    Object.defineProperty(page.Array.prototype, name, { writable: false, configurable: false });
  Object.preventExtensions(page.Object.prototype);
  for (const name of ['open', 'write', 'writeln'] as const) {
    Reflect.set(page.document, name, () => {
      throw new TypeError(
        `A page of the panel cannot call document.${name}: it would replace the panel`,
      );
    });
  }
}
