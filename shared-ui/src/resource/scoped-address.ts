/** The parameters of a scope in an address, without its prefix: in scope `tax-`, `tax-page=2` is `page=2`. */
export function addressWithin(address: URLSearchParams, scope: string) {
  const own = [...address].filter(([name]) => name.startsWith(scope));
  return new URLSearchParams(own.map(([name, value]) => [name.slice(scope.length), value]));
}

/** The address with a scope's parameters replaced; all others stay. */
export function withinAddress(address: URLSearchParams, scope: string, own: URLSearchParams) {
  const others = [...address].filter(([name]) => !name.startsWith(scope));
  const scoped = [...own].map(([name, value]) => [scope + name, value]);
  return new URLSearchParams([...others, ...scoped]);
}
