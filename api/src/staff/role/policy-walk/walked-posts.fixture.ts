import type { AnyResource, Endpoint } from 'contract';
import { allEndpoints, allResources } from 'contract/endpoints';
import { emailEndpoints, templateEndpoints } from 'contract/email';
import { personalDataEndpoints, retentionEndpoints } from 'contract/privacy';
import type { Planting } from './plant-resources.fixture';
import type { WalkRequest } from './walk-requests.fixture';

/** Requests of other methods than GET whose answers have records. None of them changes anything. */
export function postRequests(planting: Planting): readonly WalkRequest[] {
  return [...updates(planting), ...mails(planting), ...others(planting)];
}

/** An update without a change answers with the record. */
function updates({ records }: Planting): WalkRequest[] {
  return allResources.flatMap((resource) => {
    const update = updateOf(resource);
    if (!update) return [];
    return (records.get(resource.name) ?? []).map((id) => ({ endpoint: update, id, body: {} }));
  });
}

function updateOf({ endpoints }: AnyResource): Endpoint | undefined {
  return endpoints.update;
}

const words = {
  subject: 'For {{recipient.name}}',
  html: '<p>{{customer.companyName}} {{supplier.companyName}} {{inquiry.contactName}}</p>',
};

function mails({ ids, records }: Planting): WalkRequest[] {
  const [customerId, supplierId] = [ids.get('customer'), ids.get('supplier')];
  const [inquiryId, chemicalId] = [ids.get('inquiry'), ids.get('chemical')];
  const recipients = [
    { customerIds: [customerId] },
    { supplierIds: [supplierId] },
    { inquiryId },
    { chemicalId, linked: 'both' },
    { to: ['canary@example.com'] },
  ];
  const variables = [{ customerId }, { supplierId }, { inquiryId }, { chemicalId }];
  const inEachState = [emailEndpoints.retry, emailEndpoints.retryBatch];
  return [
    ...recipients.map((to) => ({ endpoint: emailEndpoints.preview, body: { ...words, ...to } })),
    ...variables.map((one) => ({
      endpoint: templateEndpoints.preview,
      body: { ...words, records: one },
    })),
    // None of the messages failed, so that the refusal is all there is.
    ...inEachState.flatMap((endpoint) =>
      (records.get(endpoint === emailEndpoints.retry ? 'email' : 'emailBatch') ?? []).map((id) => ({
        endpoint,
        id,
        body: {},
      })),
    ),
  ];
}

function others(planting: Planting): WalkRequest[] {
  const person = { emails: emailsOf(planting) };
  return [
    { endpoint: personalDataEndpoints.find, body: person },
    { endpoint: personalDataEndpoints.export, body: person },
    { endpoint: personalDataEndpoints.list, body: { ...person, kind: 'inquiry' } },
    {
      endpoint: retentionEndpoints.preview,
      body: { kind: 'spam', period: { amount: 1, unit: 'days' } },
    },
    { endpoint: named('chemical.resolveLines'), body: { lines: ['canary'] } },
    { endpoint: named('structure.search'), body: { structure: 'CCO', kind: 'substructure' } },
    { endpoint: named('structure.read'), body: { structure: 'CCO' } },
  ];
}

/** The addresses of the planted inquiries. */
function emailsOf({ canaries }: Planting): string[] {
  return canaries.all
    .filter(({ origin }) => 'field' in origin && origin.field === 'email')
    .filter(({ origin }) => 'field' in origin && origin.resource === 'inquiry')
    .map(({ word }) => `${word}@example.com`)
    .slice(0, 5);
}

function named(name: string): Endpoint {
  const found = allEndpoints.find((endpoint) => endpoint.name === name);
  if (found === undefined) throw new Error(`There is no call ${name}`);
  return found;
}
