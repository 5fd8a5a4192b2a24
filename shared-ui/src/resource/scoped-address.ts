/** The parameters of an address that belong to a scope, without its prefix: `tax-page=2` is `page=2` of `tax-`. */
export function addressWithin(address: URLSearchParams, scope: string) {
  const own = [...address].filter(([name]) => name.startsWith(scope));
  return new URLSearchParams(own.map(([name, value]) => [name.slice(scope.length), value]));
}

/** An address whose parameters of a scope are those given; all others stay. */
export function withinAddress(address: URLSearchParams, scope: string, own: URLSearchParams) {
  const others = [...address].filter(([name]) => !name.startsWith(scope));
  const scoped = [...own].map(([name, value]) => [scope + name, value]);
  return new URLSearchParams([...others, ...scoped]);
}
