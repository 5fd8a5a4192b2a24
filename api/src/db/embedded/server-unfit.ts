/** PostgreSQL cannot run on this machine or as this user; the message is the reason, as part of a sentence. */
export class ServerUnfit extends Error {
  override name = 'ServerUnfit';
}
