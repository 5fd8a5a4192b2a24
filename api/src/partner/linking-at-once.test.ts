import { chemicals } from 'contract/catalog';
import { type PartnerFixture, partnerKinds, startPartnerFixture } from './partners.fixture';

const rounds = [0, 1, 2, 3, 4, 5];

let fixture: PartnerFixture;
beforeAll(async () => {
  fixture = await startPartnerFixture();
});
afterAll(() => fixture.close());

/** The ids of all the lists, as often as they stand there. */
function sorted(...lists: string[][]): string[] {
  return lists.flat().toSorted();
}

/** Starts both at the same moment, in odd rounds the second one first. */
async function atOnce<One, Two>(
  round: number,
  one: () => Promise<One>,
  two: () => Promise<Two>,
): Promise<readonly [One, Two]> {
  if (round % 2 === 0) return Promise.all([one(), two()]);
  const [second, first] = await Promise.all([two(), one()]);
  return [first, second];
}

describe.each(partnerKinds)('at the same moment, for a $kind,', (kind) => {
  const { calls, resource, links } = kind;

  async function linked(id: string): Promise<string[]> {
    const rows = await fixture.api.services.database
      .selectFrom(links)
      .select('chemicalId')
      .where('partnerId', '=', id)
      .execute();
    return rows.map(({ chemicalId }) => chemicalId).toSorted();
  }

  test('two staff map 500 chemicals each: all are there once, each is told what it added', async () => {
    const ids = await fixture.addChemicals(750);
    for (const round of rounds) {
      const { _id } = await fixture.addPartner(kind);
      const firstHalf = ids.slice(0, 500);
      const secondHalf = round < 3 ? ids.slice(250).toReversed() : ids.slice(250);
      const [one, two] = await atOnce(
        round,
        () => fixture.link(kind, _id, firstHalf),
        () => fixture.link(kind, _id, secondHalf),
      );
      expect([one.status, two.status]).toEqual([200, 200]);
      const [told, toldToo] = [one.answer.data, two.answer.data];
      expect(sorted(told.added, told.alreadyLinked)).toEqual(sorted(firstHalf));
      expect(sorted(toldToo.added, toldToo.alreadyLinked)).toEqual(sorted(secondHalf));
      expect(sorted(told.added, toldToo.added)).toEqual(sorted(ids));
      expect(await linked(_id)).toEqual(ids.toSorted());
      const { answer } = await fixture.call(resource.endpoints.get, { id: _id });
      expect(answer.data).toMatchObject({ chemicalCount: 750, version: 1 });
      const [, ...entries] = (await fixture.history(resource.name, _id)).toReversed();
      const names = entries.flatMap(
        ({ changes }: { changes: { to: string[] }[] }) => changes[0]?.to,
      );
      expect([entries.length, new Set(names).size, names.length]).toEqual([2, 750, 750]);
    }
  });

  test('one maps what another takes away: each chemical ends linked or not, as both were told', async () => {
    const ids = await fixture.addChemicals(200);
    const { _id } = await fixture.addPartner(kind);
    for (const round of rounds) {
      const before = new Set(await linked(_id));
      const [added, removed] = await atOnce(
        round,
        () => fixture.link(kind, _id, ids.slice(0, 150)),
        () => fixture.unlinkMany(kind, _id, ids.slice(50).toReversed()),
      );
      expect([added.status, removed.status]).toEqual([200, 200]);
      const wasAdded = new Set(added.answer.data.added);
      const wasRemoved = new Set(removed.answer.data.removed);
      const after = new Set(await linked(_id));
      for (const id of ids) {
        const gain = Number(wasAdded.has(id)) - Number(wasRemoved.has(id));
        expect(Number(after.has(id)) - Number(before.has(id))).toBe(gain);
      }
    }
  });

  test('mapping and removal of the partner end whole: linked before, or refused', async () => {
    const ids = await fixture.addChemicals(50);
    for (const round of rounds) {
      const { _id } = await fixture.addPartner(kind);
      const [link, removal] = await atOnce(
        round,
        () => fixture.link(kind, _id, ids),
        () => fixture.call(resource.endpoints.remove, { id: _id }),
      );
      expect([200, 404]).toContain(link.status);
      expect(removal.status).toBe(200);
      expect(await linked(_id)).toHaveLength(link.status === 200 ? 50 : 0);
      expect((await fixture.call(calls.chemicals, { id: _id })).status).toBe(404);
      const actions = (await fixture.history(resource.name, _id)).map(
        ({ action }: { action: string }) => action,
      );
      expect(actions).toEqual(
        link.status === 200 ? ['remove', 'update', 'add'] : ['remove', 'add'],
      );
    }
  });

  test('mapping and removal of a chemical end whole: one of the two is refused', async () => {
    const others = await fixture.addChemicals(20);
    for (const round of rounds) {
      const { _id } = await fixture.addPartner(kind);
      const [id = ''] = await fixture.addChemicals(1);
      const [link, removal] = await atOnce(
        round,
        () => fixture.link(kind, _id, [...others, id]),
        () => fixture.call(chemicals.endpoints.remove, { id }),
      );
      expect([
        [200, 409],
        [422, 200],
      ]).toContainEqual([link.status, removal.status]);
      expect(await linked(_id)).toEqual(link.status === 200 ? [...others, id].toSorted() : []);
    }
  });
});
