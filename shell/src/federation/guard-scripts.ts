/**
 * Sets the integrity of every script element created in this page, whatever loader a remote was built with: the address
 * determines the hash, and a script of no version gets a hash that nothing matches, so that the browser blocks it.
 * Protects against files changed in transit, not against a script that already runs.
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
