/**
 * Holds every script element that is made in this page against the hashes of the released versions and the shell's own, whatever loader a
 * remote was built with: the address decides, and what no version has is given a hash that nothing matches. The browser
 * does the rest. It guards against files that were changed on their way, not against a script that runs already.
 */
export function guardScripts(integrityAt: (url: string) => string): void {
  const { prototype } = HTMLScriptElement;
  const { setAttribute } = Element.prototype;

  function set(script: HTMLScriptElement, name: string, value: string): void {
    setAttribute.call(script, name, value);
    if (!/^(?:src|integrity)$/i.test(name) || script.src === '') return;
    setAttribute.call(script, 'integrity', integrityAt(script.src));
    setAttribute.call(script, 'crossorigin', 'anonymous');
  }

  const getSrc = Object.getOwnPropertyDescriptor(prototype, 'src')?.get;
  if (getSrc === undefined) throw new Error('Scripts have no address');
  const getters = {
    src: getSrc,
    integrity(this: HTMLScriptElement) {
      return this.getAttribute('integrity') ?? '';
    },
  };
  for (const [name, get] of Object.entries(getters)) {
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      get,
      set(this: HTMLScriptElement, value: unknown) {
        set(this, name, String(value));
      },
    });
  }
  prototype.setAttribute = function setGuarded(name, value) {
    set(this, name, value);
  };
}
