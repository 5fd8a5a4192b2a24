import { sql } from 'kysely';
import { erasedDomain } from '../personal-data/person';

/** Of a delivery aliased `delivery`, whether who got it has to be told of changes: Article 31(9) of Regulation (EC) No 1907/2006. */
export const isToBeUpdated = sql<boolean>`(delivery.way <> 'left-out'
  and delivery.email not like ${`%@${erasedDomain}`}
  and delivery.created_at > now() - interval '12 months')`;

/**
 * Who got an earlier revision within twelve months, aliased `former`, with what became of them for this one, aliased
 * `own`.
 */
export function formerRecipients(documentId: string) {
  return sql`(
    select distinct on (delivery.email) delivery.email, delivery.name, delivery.customer_id,
      delivery.supplier_id, delivery.created_at as last_at, earlier.revision
    from document as current
    join document as earlier on earlier.series_id = current.series_id
      and earlier._id <> current._id and earlier.superseded_at is not null
    join document_delivery as delivery on delivery.document_id = earlier._id
    where current._id = ${documentId} and ${isToBeUpdated}
    order by delivery.email, delivery.created_at desc) as former
  left join lateral (
    select way, reason from document_delivery
    where document_id = ${documentId} and email = former.email
    order by way = 'left-out' limit 1) as own on true`;
}

/** The columns of a `FormerRecipient`. */
export const recipientColumns = sql`former.email, former.name, former.customer_id,
  former.supplier_id, former.revision, former.last_at, own.reason,
  case when own.way is null then 'waiting' when own.way = 'left-out' then 'left-out'
    else 'mailed' end as state`;
