import { type Endpoint } from 'contract';
import { menuItemEndpoints, menuItems } from 'contract/content';
import { recordEndpoints } from 'contract/record';
import { callAs, type CallRequest, unique } from '../../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { unknownId } from '../../testing/unknown-id';

describe('the header menu', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  const call = (endpoint: Endpoint | undefined, request: CallRequest) =>
    callAs(api, endpoint, { token: api.adminToken, ...request });
  const { endpoints } = menuItems;
  const place = (parentId: string | null, ids: readonly string[]) =>
    call(menuItemEndpoints.reorder, { body: { parentId, ids } });
  const moveBelow = (id: string, parentId: string | null) =>
    call(endpoints.update, { id, body: { parentId } });

  async function add(parentId: string | null = null): Promise<string> {
    const body = { title: unique(), path: '/about', parentId };
    const { status, answer } = await call(endpoints.add, { body });
    expect(status).toBe(201);
    return answer.data._id;
  }
  async function below(parentId: string | null): Promise<string[]> {
    const { answer } = await call(endpoints.list, { query: { pageSize: 100 } });
    const rows: { _id: string; parentId: string | null }[] = answer.data;
    return rows.filter((row) => row.parentId === parentId).map(({ _id }) => _id);
  }
  /** Three levels, one item on each. */
  async function branch() {
    const top = await add();
    const middle = await add(top);
    return { top, middle, leaf: await add(middle) };
  }
  const refusedAtParent = (message: string) => ({
    status: 422,
    answer: { errors: [{ path: 'parentId', message: expect.stringContaining(message) }] },
  });

  it('takes new items as the last ones, and keeps the order that it is given', async () => {
    const top = await add();
    const [a, b, c] = [await add(top), await add(top), await add(top)];
    expect(await below(top)).toEqual([a, b, c]);
    expect((await place(top, [c, a])).status).toBe(200);
    expect(await below(top)).toEqual([c, a, b]);
    expect((await place(top, [c, a, b])).answer).toEqual({ data: { changed: 0 } });
  });

  it('takes items in from elsewhere with what stands below them', async () => {
    const { top, middle, leaf } = await branch();
    const other = await add();
    expect((await place(null, [middle, other])).status).toBe(200);
    expect((await below(null)).slice(0, 2)).toEqual([middle, other]);
    expect([await below(top), await below(middle)]).toEqual([[], [leaf]]);
  });

  it('refuses an item below itself, and a fourth level', async () => {
    const { top, middle, leaf } = await branch();
    expect(await moveBelow(top, leaf)).toMatchObject(refusedAtParent('below itself'));
    expect(await moveBelow(top, top)).toMatchObject(refusedAtParent('below itself'));
    expect(await place(leaf, [top])).toMatchObject(refusedAtParent('below itself'));
    const fourth = { title: unique(), path: '/about', parentId: leaf };
    expect(await call(endpoints.add, { body: fourth })).toMatchObject(refusedAtParent('3 levels'));
    const other = await add();
    expect(await place(other, [top])).toMatchObject(refusedAtParent('3 levels'));
    expect([await below(top), await below(middle)]).toEqual([[middle], [leaf]]);
  });

  it('refuses places and items that are nobody’s', async () => {
    expect((await place(null, [unknownId])).status).toBe(404);
    expect(await place(unknownId, [await add()])).toMatchObject(
      refusedAtParent('no such menu item'),
    );
    expect(
      (await callAs(api, menuItemEndpoints.reorder, { body: { ids: [unknownId] } })).status,
    ).toBe(403);
  });

  it('does not let an item go that others stand below, nor come back too deep', async () => {
    const { top, middle, leaf } = await branch();
    const remove = (id: string) => call(endpoints.remove, { id });
    expect(await remove(middle)).toMatchObject({ status: 409, answer: { type: /in-use$/ } });
    expect((await remove(leaf)).status).toBe(200);
    const side = await add(top);
    expect((await moveBelow(middle, side)).status).toBe(200);
    const restored = await call(recordEndpoints.restore, {
      id: leaf,
      query: { resource: menuItems.name },
    });
    expect(restored).toMatchObject(refusedAtParent('3 levels'));
  });
});
