/** The server lacks an extension that a setting needs; the message says which, and what to do. */
export class ExtensionMissing extends Error {
  override name = 'ExtensionMissing';
}
