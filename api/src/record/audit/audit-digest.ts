import { sql } from 'kysely';

/**
 * The digest of a row of `audit`: who, when and what, and a digest of its changes and address, which stays when these
 * are redacted. Both the seals and the verification are made of it.
 */
export const rowDigest = sql<Uint8Array>`sha256(
  convert_to(jsonb_build_array(audit.position, audit._id, audit.resource, audit.record_id,
    audit.action, (extract(epoch from audit.at) * 1000)::bigint, audit.version, audit.admin_id,
    audit.job_id, audit.api_key_id, audit.request_id)::text, 'UTF8')
  || coalesce(audit.content_digest,
    sha256(convert_to(jsonb_build_array(audit.changes, audit.address)::text, 'UTF8'))))`;
