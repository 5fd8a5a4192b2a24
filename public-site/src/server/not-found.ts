/** What a loader throws when there is nothing at the address. */
export class NotFound extends Error {
  override name = 'NotFound';
}
