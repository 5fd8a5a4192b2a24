/** The remote cannot be created; the message tells the developer why. */
export class Refusal extends Error {
  override name = 'Refusal';
}
