/** A structure that cannot be read; the message is for who typed or drew it. */
export class StructureError extends Error {
  override name = 'StructureError';
}
