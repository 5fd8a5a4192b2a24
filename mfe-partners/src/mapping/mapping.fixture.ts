import { screen, within } from '@testing-library/react';
import { chemicals } from 'contract/catalog';
import { customerEndpoints, customers, supplierEndpoints, suppliers } from 'contract/partner';
import { resourceCalls } from 'shared-ui/resource';
import { renderScreens, type TestSession, uniqueWord } from 'shared-ui/testing';
import { routes } from '../routes';

/** Steps shared by the test suites of both mappings, with the endpoints of one. */
export function mappingSteps(session: () => TestSession, name: 'supplier' | 'customer') {
  const resource = name === 'supplier' ? suppliers : customers;
  const lists = name === 'supplier' ? supplierEndpoints : customerEndpoints;
  const page = name === 'supplier' ? '/chemical-mapping' : '/customer-chemical-mapping';
  const client = () => session().client;
  const addPartner = (values: object = {}) =>
    resourceCalls(client(), resource).add({ companyName: `Firm ${uniqueWord()}`, ...values });
  const addChemical = (chemicalName: string) =>
    resourceCalls(client(), chemicals).add({ name: chemicalName });

  /** Adds chemicals named `… 001`, `… 002` and so on, so that their order is known. */
  function addChemicals(word: string, count: number): Promise<string[]> {
    const nameOf = (number: number) => `${word} ${String(number).padStart(3, '0')}`;
    const bodies = Array.from({ length: count }, (_, index) => ({ name: nameOf(index + 1) }));
    return session().addChemicals(bodies);
  }
  async function link(id: string, ids: string[]) {
    if (name === 'supplier') {
      return client().call(supplierEndpoints.link, { id, body: { chemical_ids: ids } });
    }
    return client().call(customerEndpoints.link, { id, body: { chemicalId: ids } });
  }
  /** The names of the linked chemicals, from the API. */
  async function linked(id: string) {
    const { data } = await client().call(lists.chemicals, { id, query: { pageSize: 100 } });
    return data.map((one) => one.name);
  }
  const open = (search = '') => renderScreens({ routes, client: client(), at: `${page}${search}` });
  const list = (label: RegExp | string) => screen.findByRole('list', { name: label });
  const box = (label: RegExp | string) => screen.findByRole('checkbox', { name: label });
  const namesIn = (element: HTMLElement) =>
    within(element)
      .getAllByRole('checkbox')
      .map((one) => one.getAttribute('aria-label'));
  return { addPartner, addChemical, addChemicals, link, linked, open, list, box, namesIn };
}
