import { offerEndpoints } from 'contract/inquiry';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { mountEndpoint } from '../../http/mount/mount-endpoint';
import { clientAddress } from '../../kernel/client-address';
import { drawDocument } from '../../pdf/document-pool';
import { notFound } from '../../kernel/problem';
import { publicUrlOf } from '../../kernel/public-url';
import type { Services } from '../../kernel/services';
import { actorId, type Viewer } from '../../kernel/viewer';
import { sendFile } from '../../file/send-file';
import { withoutHidden } from '../../repository/hidden-fields';
import { inTransaction } from '../../repository/in-transaction';
import { readRows } from '../../repository/rows';
import { limitForms } from '../../visitor-form/limit-forms';
import { withLogo } from '../letter/read-sender';
import { answerOffer } from './answer-offer';
import { askAboutOffer } from './ask-about-offer';
import { cancelReminder } from './cancel-reminder';
import { makeOffer } from './make-offer';
import { findKeyedOffer } from './offer-keys';
import { readOfferSheet } from './offer-sheet';
import { offerTable } from './offer.table';
import type { OfferRecord } from './prepare-offers';
import { readMargins } from './read-margins';
import { sendOffer } from './send-offer';
import { shownOffer } from './shown-offer';
import { takeBackPlan } from './take-back-plan';

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
  mountPlanRoutes(app, services);
  mountEndpoint(app, services, {
    endpoint: offerEndpoints.margins,
    handler: async ({ id }) => {
      const offer = await knownOffer(services, id);
      return { data: await inTransaction(database, (work) => readMargins(work, offer)) };
    },
  });
  mountEndpoint(app, services, {
    endpoint: offerEndpoints.pdf,
    handler: async ({ id, viewer, request, reply }) => {
      const offer = await knownOffer(services, id);
      if (offer.pdf !== null) return sendPdf(services, offer.pdf, { request, reply });
      return sendPreview(services, offer, { viewer, reply });
    },
  });
  mountVisitorRoutes(app, services);
}

/** What follows from sending. */
function mountPlanRoutes(app: FastifyInstance, services: Services): void {
  const { resource } = offerTable;
  mountEndpoint(app, services, {
    endpoint: offerEndpoints.takeBackPlan,
    handler: async ({ id, viewer }) => ({
      data: withoutHidden(resource, await takeBackPlan(services, { id, viewer }), viewer),
    }),
  });
  mountEndpoint(app, services, {
    endpoint: offerEndpoints.cancelReminder,
    handler: async ({ id, viewer }) => ({
      data: withoutHidden(resource, await cancelReminder(services, { id, viewer }), viewer),
    }),
  });
}

function mountVisitorRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services;
  mountEndpoint(app, services, {
    endpoint: offerEndpoints.show,
    handler: async ({ query: { key } }) => ({
      data: shownOffer(await inTransaction(database, (work) => findKeyedOffer(work, key))),
    }),
  });
  mountEndpoint(app, services, {
    endpoint: offerEndpoints.open,
    handler: async ({ query: { key }, request, reply }) => {
      const { offer, hasEnded } = await inTransaction(database, (work) =>
        findKeyedOffer(work, key),
      );
      if (offer.pdf === null || hasEnded) throw notFound('offer');
      return sendPdf(services, offer.pdf, { request, reply });
    },
  });
  mountEndpoint(app, services, {
    endpoint: offerEndpoints.answer,
    bodyLimit: 20_000,
    admit: (request, reply) => limitForms(services, { request, reply, counter: 'offer' }),
    handler: async ({ body, request }) => ({
      data: await answerOffer(services, { given: body, address: clientAddress(request) ?? null }),
    }),
  });
  mountEndpoint(app, services, {
    endpoint: offerEndpoints.ask,
    bodyLimit: 20_000,
    admit: (request, reply) => limitForms(services, { request, reply, counter: 'offer' }),
    handler: async ({ body, request }) => ({
      data: { reference: await askAboutOffer(services, { body, request }) },
    }),
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
  { database, env, files }: Services,
  offer: OfferRecord,
  { viewer, reply }: { readonly viewer: Viewer; readonly reply: FastifyReply },
): Promise<undefined> {
  const sellerId = actorId(viewer);
  const sheet = await inTransaction(database, (work) =>
    readOfferSheet(work, { offer, publicUrl: publicUrlOf(env), sellerId }),
  );
  const bytes = await drawDocument('offer', await withLogo(files, sheet));
  reply
    .headers({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${offer.number}-${offer.revision}-draft.pdf"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    .send(Buffer.from(bytes));
  return undefined;
}
