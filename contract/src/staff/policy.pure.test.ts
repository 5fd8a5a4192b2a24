import { resourceNeeds } from '../resource-needs';
import type { AnyResource } from '../resource';
import { allEndpoints, allResources } from '../endpoints';
import { builtInRoles } from './built-in-roles';
import { levelEverywhere, missingNeeds, type Permissions } from './permission';
import { policyOf } from './policy';

const all: readonly AnyResource[] = allResources;

function policyFor(levels: Permissions) {
  const policy = policyOf(levels, { resources: all, endpoints: allEndpoints });
  const of = (name: string) => policy.resources.find(({ resource }) => resource.name === name);
  const isOpen = (name: string) =>
    policy.calls.find(({ endpoint }) => endpoint.name === name)?.isOpen;
  return { ...policy, of, isOpen };
}

test('Purchasing sees inquiries without contacts, mails to suppliers alone, and no customer', () => {
  const { of, isOpen, notifications } = policyFor(builtInRoles.purchasing.levels);
  expect(of('inquiry')).toMatchObject({ sees: 'records', hiddenFields: ['email', 'phone'] });
  expect(of('customer')).toMatchObject({ sees: 'nothing', mayEdit: false, mayExport: false });
  expect(of('customer')?.hiddenFields).toContain('companyName');
  expect(of('email')?.hiddenRows).toEqual([
    'toCustomer',
    'aboutInquiry',
    'toApplicant',
    'aboutMoney',
    'toColleague',
    'toOther',
  ]);
  expect(of('supplier')).toMatchObject({ hiddenFields: [], mayDoAll: true, mayExport: true });
  expect(of('suppressedAddress')?.sees).toBe('nothing');
  expect([isOpen('supplier.link'), isOpen('trade.find')]).toEqual([true, false]);
  expect(notifications).toContain('follow-up-due');
  expect(notifications).not.toContain('product-inquiry');
});

test('job applications are for those who have their area', () => {
  for (const role of ['sales', 'read-only', 'catalogue', 'website'] as const) {
    const { of, notifications } = policyFor(builtInRoles[role].levels);
    expect(of('career')?.sees).toBe('nothing');
    expect(of('email')?.hiddenRows).toContain('toApplicant');
    expect(notifications).not.toContain('career-application');
  }
  const recruiting = { ...levelEverywhere('none'), applications: 'view' } as const;
  expect(policyFor(recruiting).of('career')?.sees).toBe('records');
});

test('a role without levels sees what visitors see, and its own', () => {
  const { of, isOpen } = policyFor(levelEverywhere('none'));
  expect(of('chemical')).toMatchObject({ sees: 'public', mayEdit: false });
  expect(of('chemical')?.hiddenFields).not.toContain('name');
  expect(of('category')?.sees).toBe('public');
  expect(of('inquiry')?.sees).toBe('nothing');
  expect(of('savedView')).toMatchObject({ sees: 'records', area: 'account' });
  expect([isOpen('record.find'), isOpen('email.queue')]).toEqual([true, false]);
});

test('an Owner sees everything but secrets', () => {
  const { resources, calls } = policyFor(builtInRoles.owner.levels);
  expect(resources.flatMap(({ hiddenRows }) => hiddenRows)).toEqual([]);
  expect(resources.flatMap(({ hiddenFields }) => hiddenFields)).toEqual([
    'password',
    'clientSecret',
    'password',
  ]);
  expect(calls.filter(({ isOpen }) => !isOpen)).toEqual([]);
});

test('whoever may change records, or do all with them, may view them', () => {
  const wrong = all.filter((resource) =>
    (['edit', 'all'] as const).some((doing) => {
      const needs = resourceNeeds(resource, doing);
      const levels = { ...levelEverywhere('none'), ...(needs === 'account' ? {} : needs) };
      return missingNeeds(levels, resourceNeeds(resource, 'view')) !== undefined;
    }),
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test('resources with rows that need more are read alone: a write by id would not ask for the row', () => {
  const written = all.filter(
    ({ rowNeeds, endpoints }) =>
      rowNeeds !== undefined && (endpoints.add ?? endpoints.update ?? endpoints.remove),
  );
  expect(written.map(({ name }) => name)).toEqual([]);
});
