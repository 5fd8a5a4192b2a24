import { supplierRequestEndpoints } from 'contract/inquiry';
import type { FastifyInstance } from 'fastify';
import type { Work } from '../../db/database';
import { mountEndpoint } from '../../http/mount/mount-endpoint';
import { notFound } from '../../kernel/problem';
import type { Services } from '../../kernel/services';
import { withoutHidden } from '../../repository/hidden-fields';
import { inTransaction } from '../../repository/in-transaction';
import { readRows } from '../../repository/rows';
import { limitForms } from '../../visitor-form/limit-forms';
import { answerRequest } from './answer-request';
import { askedSupplierTable } from './asked-supplier.table';
import { compareAnswers } from './compare-answers';
import { makeRequest, nextRequest } from './make-request';
import type { RequestRecord } from './prepare-requests';
import { proposeSuppliers } from './propose-suppliers';
import { findKeyedRequest } from './request-keys';
import { sendRequest } from './send-request';
import { shownRequest } from './shown-request';
import { storePrices } from './store-prices';
import { supplierRequestTable } from './supplier-request.table';
import { takeAnswers } from './take-answers';
import { withdrawRequest } from './withdraw-request';

const { make, next, send, withdraw, take, proposals, compare, show, answer } =
  supplierRequestEndpoints;

/** The routes of requests to suppliers beyond those of every resource. */
export function mountRequestRoutes(app: FastifyInstance, services: Services): void {
  mountEndpoint(app, services, {
    endpoint: make,
    handler: async ({ id: inquiryId, viewer }) => ({
      data: { _id: idOf(await makeRequest(services, { inquiryId, viewer })) },
    }),
  });
  mountEndpoint(app, services, {
    endpoint: next,
    handler: async ({ id, viewer }) => ({
      data: { _id: idOf(await nextRequest(services, { id, viewer })) },
    }),
  });
  mountEndpoint(app, services, {
    endpoint: send,
    handler: async ({ id, body: mail, viewer }) => {
      const sent = await sendRequest(services, { id, mail, viewer });
      return { data: withoutHidden(supplierRequestTable.resource, sent, viewer) };
    },
  });
  mountEndpoint(app, services, {
    endpoint: withdraw,
    handler: async ({ id: askedId, viewer }) => {
      const asked = await withdrawRequest(services, { askedId, viewer });
      return { data: withoutHidden(askedSupplierTable.resource, asked, viewer) };
    },
  });
  mountEndpoint(app, services, {
    endpoint: take,
    handler: async ({ id, body: chosen, viewer }) => ({
      data: await takeAnswers(services, { id, chosen, viewer }),
    }),
  });
  mountEndpoint(app, services, {
    endpoint: supplierRequestEndpoints.storePrices,
    handler: async ({ id, body: chosen, viewer }) => ({
      data: { stored: await storePrices(services, { id, chosen, viewer }) },
    }),
  });
  mountReads(app, services);
  mountSupplierRoutes(app, services);
}

function mountReads(app: FastifyInstance, services: Services): void {
  const { database } = services;
  mountEndpoint(app, services, {
    endpoint: proposals,
    handler: async ({ id }) => ({
      data: await inTransaction(database, async (work) =>
        proposeSuppliers(work, await knownRequest(work, id)),
      ),
    }),
  });
  mountEndpoint(app, services, {
    endpoint: compare,
    handler: async ({ id, query: { currency } }) => ({
      data: await inTransaction(database, async (work) =>
        compareAnswers(work, await knownRequest(work, id), currency),
      ),
    }),
  });
}

function mountSupplierRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services;
  mountEndpoint(app, services, {
    endpoint: show,
    handler: async ({ query: { key } }) => ({
      data: await inTransaction(database, async (work) =>
        shownRequest(work, await findKeyedRequest(work, key)),
      ),
    }),
  });
  mountEndpoint(app, services, {
    endpoint: answer,
    bodyLimit: 400_000,
    admit: (request, reply) => limitForms(services, { request, reply, counter: 'request' }),
    handler: async ({ body }) => {
      const { request, asked } = await answerRequest(services, body);
      const { number, revision } = request;
      return { data: { number, revision, state: asked.state } };
    },
  });
}

const idOf = (id: string) => supplierRequestTable.resource.id.parse(id);

async function knownRequest(work: Work, id: string): Promise<RequestRecord> {
  const request = (await readRows({ work, table: supplierRequestTable }, [id])).get(id);
  if (!request) throw notFound('request to suppliers');
  return request;
}
