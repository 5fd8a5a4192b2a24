/** Modules by share key and version, as webpack's containers take them. */
export type ShareScope = Record<
  string,
  Record<string, { readonly from: string; readonly eager: false; get(): Promise<() => unknown> }>
>;

/** A container of webpack. */
export interface Container {
  init(scope: ShareScope, ...more: readonly unknown[]): unknown;
  get(expose: string): Promise<() => unknown>;
}

export function isContainer(value: unknown): value is Container {
  return ['init', 'get'].every((name) => typeof Object(value)[name] === 'function');
}
