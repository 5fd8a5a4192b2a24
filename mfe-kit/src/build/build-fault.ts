/** An error in the sources, not in the build; the message says where. */
export class BuildFault extends Error {
  override name = 'BuildFault';
}
