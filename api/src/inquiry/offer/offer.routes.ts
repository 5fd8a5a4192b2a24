import { offerEndpoints } from 'contract/inquiry';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { mountEndpoint } from '../../core/mount/mount-endpoint';
import { notFound } from '../../core/problem';
import type { Services } from '../../core/services';
import { sendFile } from '../../file/send-file';
import { withoutHidden } from '../../repository/hidden-fields';
import { inTransaction } from '../../repository/in-transaction';
import { readRows } from '../../repository/rows';
import { limitForms } from '../public-form/limit-forms';
import { answerOffer } from './answer-offer';
import { makeOffer } from './make-offer';
import { readOfferSheet } from './offer-sheet';
import { offerTable } from './offer.table';
import type { OfferRecord } from './prepare-offers';
import { readMargins } from './read-margins';
import { sendOffer } from './send-offer';
import { keyedOffer } from './shown-offer';

/** The routes of offers beyond those of every resource. */
export function mountOfferRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services;
  mountEndpoint(app, services, {
    endpoint: offerEndpoints.make,
    handler: async ({ id: inquiryId, viewer }) => ({
      data: { _id: await makeOffer(services, { inquiryId, viewer }) },
    }),
  });
  mountEndpoint(app, services, {
    endpoint: offerEndpoints.send,
    handler: async ({ id, body: mail, viewer }) => ({
      data: withoutHidden(
        offerTable.resource,
        await sendOffer(services, { id, mail, viewer }),
        viewer,
      ),
    }),
  });
  mountEndpoint(app, services, {
    endpoint: offerEndpoints.margins,
    handler: async ({ id }) => {
      const offer = await knownOffer(services, id);
      return { data: await inTransaction(database, (work) => readMargins(work, offer)) };
    },
  });
  mountEndpoint(app, services, {
    endpoint: offerEndpoints.pdf,
    handler: async ({ id, request, reply }) => {
      const offer = await knownOffer(services, id);
      if (offer.pdf !== null) return sendPdf(services, offer.pdf, { request, reply });
      return sendPreview(services, offer, reply);
    },
  });
  mountVisitorRoutes(app, services);
}

function mountVisitorRoutes(app: FastifyInstance, services: Services): void {
  const { database, formSecrets } = services;
  mountEndpoint(app, services, {
    endpoint: offerEndpoints.open,
    handler: async ({ query, request, reply }) => {
      const { pdf } = await inTransaction(database, (work) => keyedOffer(work, services, query));
      if (pdf === null) throw notFound('offer');
      return sendPdf(services, pdf, { request, reply });
    },
  });
  mountEndpoint(app, services, {
    endpoint: offerEndpoints.answer,
    bodyLimit: 20_000,
    admit: (request, reply) => limitForms(services, { request, reply, counter: 'offer' }),
    handler: async ({ body }) => {
      await answerOffer(services, body);
      const { reference } = body;
      return { data: { reference, statusKey: formSecrets.statusKey(reference) } };
    },
  });
}

async function knownOffer({ database }: Services, id: string): Promise<OfferRecord> {
  const offer = await inTransaction(database, async (work) =>
    (await readRows({ work, table: offerTable }, [id])).get(id),
  );
  if (!offer) throw notFound('offer');
  return offer;
}

type Exchange = Pick<Parameters<typeof sendFile>[2], 'request' | 'reply'>;

async function sendPdf(services: Services, name: string, exchange: Exchange): Promise<undefined> {
  const file = await services.files.find(name);
  if (!file) throw notFound('offer');
  return sendFile(services, file, { ...exchange, width: undefined, isChanging: true });
}

async function sendPreview(
  { database, env }: Services,
  offer: OfferRecord,
  reply: FastifyReply,
): Promise<undefined> {
  const sheet = await inTransaction(database, (work) =>
    readOfferSheet(work, { offer, publicUrl: env.PUBLIC_URL }),
  );
  const { drawOffer } = await import('./draw-offer');
  const bytes = await drawOffer(sheet);
  reply
    .headers({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${offer.number}-${offer.revision}-draft.pdf"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    .send(bytes);
  return undefined;
}
