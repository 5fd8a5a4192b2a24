import { type Endpoint } from 'contract';
import {
  categories,
  categoryEndpoints,
  type Category,
  chemicals,
  subCategories,
  subSubCategories,
} from 'contract/catalog';
import { callAs, type CallRequest, unique } from '../../testing/describe-resource-routes';
import { type TestApi } from '../../testing/start-test-api';

/** The calls of staff who build a tree of categories and move its branches. */
export function categoryFixture(api: () => TestApi) {
  const call = (endpoint: Endpoint | undefined, request: CallRequest) =>
    callAs(api(), endpoint, { token: api().adminToken, ...request });
  const reorder = (body: object) => call(categoryEndpoints.reorder, { body });
  const tree = async (): Promise<Category[]> =>
    (await callAs(api(), categoryEndpoints.tree)).answer;

  /** @returns the id of the created record */
  async function add(endpoint: Endpoint, body: object): Promise<string> {
    const { status, answer } = await call(endpoint, { body });
    if (status !== 201) throw new Error(JSON.stringify(answer));
    return answer.data._id;
  }
  const addTop = (name = unique()) => add(categories.endpoints.add, { name });
  const addSub = (categoryId: string, name = unique(), order = 0) =>
    add(subCategories.endpoints.add, { name, categoryId, order });
  const addSubSub = (subCategoryId: string, name = unique()) =>
    add(subSubCategories.endpoints.add, { name, subCategoryId });
  const addChemical = (place: object) =>
    add(chemicals.endpoints.add, { name: unique(), status: 'published', ...place });
  const chemical = async (id: string) => (await call(chemicals.endpoints.get, { id })).answer.data;
  const historyOf = async (resource: string, recordId: string) => {
    const { body } = await api().inject({
      url: `/api/audit/get?resource=${resource}&recordId=${recordId}`,
      headers: { authorization: `Bearer ${api().adminToken}` },
    });
    return JSON.parse(body).data;
  };
  const idsIn = async (parentId: string) => {
    const parent = (await tree()).find(({ _id }) => _id === parentId);
    return parent?.subCategories.map(({ _id }) => _id) ?? [];
  };

  /** Two categories; in the first a subcategory with a sub-subcategory and chemicals in both. */
  async function grown() {
    const [from, to] = [await addTop(), await addTop()];
    const sub = await addSub(from);
    const subSub = await addSubSub(sub);
    const above = { categoryId: from, subCategoryId: sub };
    const inSub = await addChemical(above);
    const deep = await addChemical({ ...above, subSubCategoryId: subSub });
    return { from, to, sub, subSub, inSub, deep };
  }

  return {
    call,
    reorder,
    tree,
    add,
    addTop,
    addSub,
    addChemical,
    chemical,
    historyOf,
    idsIn,
    grown,
  };
}
