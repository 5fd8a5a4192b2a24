/** What is built is wrong, not the build; the message tells people where. */
export class BuildFault extends Error {
  override name = 'BuildFault';
}
