/**
 * The base with further values, each made when it is first read. Most processes and pages use few of the contract's
 * schemas, and all of them together take a second and megabytes. A spread of the result makes them all.
 */
export function lazily<Base extends object, Values extends object>(
  base: Base,
  makers: { readonly [Name in keyof Values]: () => Values[Name] },
): Base & Values {
  const target = { ...base };
  for (const [name, make] of Object.entries<() => unknown>(makers)) {
    Object.defineProperty(target, name, {
      configurable: true,
      enumerable: true,
      get() {
        const value = make();
        Object.defineProperty(target, name, { value, enumerable: true });
        return value;
      },
    });
  }
  return withValues<Base & Values>(target);
}

/** Guarantee: each maker has become a property of the same name. */
function withValues<Whole>(target: unknown) {
  return target as Whole;
}
