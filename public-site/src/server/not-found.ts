/** Thrown by a loader when nothing exists at the address. */
export class NotFound extends Error {
  override name = 'NotFound';
}
