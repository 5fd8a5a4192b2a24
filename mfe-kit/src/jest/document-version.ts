/**
 * A number that jsdom raises with each change of the document's elements and attributes. Undefined where jsdom no longer
 * counts.
 */
export function documentVersion(): number | undefined {
  const symbol = Object.getOwnPropertySymbols(document).find(
    ({ description }) => description === 'impl',
  );
  const version: unknown = symbol && Reflect.get(Reflect.get(document, symbol), '_version');
  return typeof version === 'number' ? version : undefined;
}
