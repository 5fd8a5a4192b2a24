import { inquiries, offers, orders } from 'contract/inquiry';
import { sql } from 'kysely';
import { seedWriter } from '../../app/seed';
import { inTransaction } from '../../repository/in-transaction';
import type { TestApi } from '../../testing/start-test-api';
import { randomOffers } from '../offer/random-offers.fixture';

/** A random inquiry as the test counts it. */
export interface RandomDeal {
  readonly statusId: string;
  readonly country: string | null;
  readonly closedAt: string | null;
  readonly versions: readonly RandomVersion[];
}

export interface RandomVersion {
  readonly offer: ReturnType<typeof randomOffers>[number];
  readonly state: 'draft' | 'sent' | 'accepted' | 'cancelled';
  readonly sentAt: string | null;
}

export const currencies = ['EUR', 'USD', 'JPY', 'KWD'] as const;
const countries = ['DE', 'FR', 'IT', null] as const;
const states = ['sent', 'accepted', 'cancelled'] as const;
const hour = 3_600_000;

interface Setting {
  readonly chemicalIds: readonly string[];
  readonly unitId: string;
  readonly statuses: readonly { readonly _id: string; readonly kind: string }[];
}

/** Random inquiries with up to three versions of an offer each, around the days where clocks change. */
export function randomDeals(count: number, { chemicalIds, unitId, statuses }: Setting) {
  const given = randomOffers(count * 3, 7);
  let seed = 11;
  const below = (limit: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 2 ** 32) * limit);
  };
  const time = () => new Date(Date.parse('2026-03-20T00:00:00Z') + below(20 * 24) * hour);
  return Array.from({ length: count }, (_, place): RandomDeal => {
    const status = statuses[below(statuses.length)];
    if (!status) throw new Error('There are statuses');
    const versions: RandomVersion[] = given
      .slice(place * 3, place * 3 + below(4))
      .map((offer, index, all) => {
        const isLast = index === all.length - 1;
        const state = isLast && below(3) === 0 ? 'draft' : (states[below(3)] ?? 'sent');
        const lines = (offer.lines ?? []).map((line, line_) => {
          const chemicalId = chemicalIds[(place + line_) % (chemicalIds.length + 1)] ?? null;
          return { ...line, chemicalId, freeText: chemicalId === null ? 'Other' : null, unitId };
        });
        const sentAt = state === 'draft' ? null : time().toISOString();
        return { offer: offers.create.parse({ ...offer, lines }), state, sentAt };
      });
    return {
      statusId: status._id,
      country: countries[below(4)] ?? null,
      closedAt: status.kind === 'open' ? null : time().toISOString(),
      versions,
    };
  });
}

/** Writes them by the rules of all writes. */
export async function storeDeals({ services }: TestApi, deals: readonly RandomDeal[]) {
  await inTransaction(services.database, async (work) => {
    const writer = seedWriter(work, services);
    const added = await writer.add(
      inquiries,
      deals.map(({ statusId, country }) => ({
        input: { contactName: 'Somebody', statusId, country, lostReason: 'Price' },
      })),
    );
    for (const [place, { closedAt, versions }] of deals.entries()) {
      const inquiryId = String(added[place]?.['_id']);
      await sql`update inquiry_value set closed_at = ${closedAt}
        where inquiry_id = ${inquiryId}`.execute(work);
      for (const [index, { offer, state, sentAt }] of versions.entries()) {
        const revision = index + 1;
        const computed = { inquiryId, number: `OFF-${place}`, revision };
        const [stored] = await writer.add(offers, [{ input: offer, computed }]);
        const id = String(stored?.['_id']);
        const acceptedAt = state === 'accepted' ? sentAt : null;
        if (sentAt !== null) await writer.update(offers, [{ id, fields: { sentAt, acceptedAt } }]);
        if (state === 'cancelled') {
          const { lines, pricedLines, total, currency } = offers.entity.parse(stored);
          const order = {
            number: `ORD-${place}-${revision}`,
            state: 'cancelled',
            inquiryId,
            offerId: id,
            offerNumber: 'OFF',
            offerRevision: revision,
            contactName: 'Somebody',
            company: null,
            currency,
            lines,
            pricedLines,
            total,
            deliveries: [],
          };
          await writer.add(orders, [{ input: {}, computed: order }]);
        }
      }
    }
  });
}
