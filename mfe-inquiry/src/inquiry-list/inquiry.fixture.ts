import { act, screen, within } from '@testing-library/react';
import { followUps, inquiries, statuses } from 'contract/inquiry';
import { resourceCalls } from 'shared-ui/resource';
import { renderScreens, type TestSession, uniqueWord } from 'shared-ui/testing';
import { routes } from '../routes';

/** Steps shared by the test suites of the inquiry lists. */
export function inquirySteps(session: () => TestSession) {
  const calls = () => ({
    inquiries: resourceCalls(session().client, inquiries),
    followUps: resourceCalls(session().client, followUps),
    statuses: resourceCalls(session().client, statuses),
  });
  const open = (at: string) => renderScreens({ routes, client: session().client, at });
  const statusId = async (name: string) => {
    const { data } = await calls().statuses.list({ search: name, pageSize: 100 });
    const found = data.find((status) => status.name === name);
    if (found === undefined) throw new Error(`There is no status ${name}`);
    return found._id;
  };
  const statusOf = async (id: string) => {
    const inquiry = await calls().inquiries.get(id);
    return (await calls().statuses.get(String(inquiry.statusId))).name;
  };
  /** Adds an inquiry whose contact contains a unique word. */
  async function addInquiry(given: object = {}) {
    const word = uniqueWord();
    const inquiry = await calls().inquiries.add({ contactName: word, ...given });
    return { word, inquiry };
  }
  const column = (name: string) => screen.findByRole('region', { name });
  const card = async (word: string) => screen.findByRole('article', { name: new RegExp(word) });
  const cardsIn = async (name: string) => within(await column(name)).queryAllByRole('article');
  async function pointAt(word: string) {
    const found = await card(word);
    act(() => found.focus());
  }
  return { calls, open, statusId, statusOf, addInquiry, column, card, cardsIn, pointAt };
}
