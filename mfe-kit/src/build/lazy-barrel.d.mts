/** A webpack loader. @throws Error for a module that is more than `export { … } from` */
declare function lazyBarrel(source: string): string;

export { lazyBarrel as default };
