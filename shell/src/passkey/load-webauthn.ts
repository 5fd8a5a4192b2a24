/** Loads what talks to authenticators, which few visits need. */
export function loadWebAuthn() {
  return import(/* webpackChunkName: "webauthn" */ './webauthn');
}

/** Whether the browser knows passkeys; pages at plain http have none, but for those of this machine. */
export function hasWebAuthn(): boolean {
  return 'PublicKeyCredential' in globalThis;
}
