/** A structure that cannot be read; the message is for the user. */
export class StructureError extends Error {
  override name = 'StructureError';
}
