/** The remote or the resource cannot be made; the message says why, for people. */
export class Refusal extends Error {
  override name = 'Refusal';
}
