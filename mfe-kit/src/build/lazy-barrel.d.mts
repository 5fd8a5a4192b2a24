/** A webpack loader. @throws Error for a module that is more than `export { … } from` */
// oxlint-disable-next-line import/no-default-export -- webpack takes a loader by its default export
export default function lazyBarrel(source: string): string;
