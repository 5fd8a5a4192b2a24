import { screen, waitFor } from '@testing-library/react';
import { units } from 'contract/catalog';
import { recordEndpoints } from 'contract/record';
import { resourceCalls } from '../resource/resource-calls';
import { UnitScreen } from '../stories/unit-screen';
import { findViolations } from '../testing/find-violations';
import { renderScreens } from '../testing/render-screens';
import { uniqueWord } from '../testing/resource-suite';
import { chooseInRow, retype } from '../testing/screen-steps';
import { startSession, type TestApi } from '../testing/test-session';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test('a form names who else has its record open, and says that one edits it', async () => {
  const said: unknown[] = [];
  const others = ['Ann Lee', 'Bob Roe'].map((name, place) => {
    return { adminId: `00000000-0000-7000-8000-00000000000${place}`, name, isEditing: place === 0 };
  });
  const { client } = startSession({
    ...api,
    inject: async (request) => {
      if (!request.url.includes(recordEndpoints.presence.path)) return api.inject(request);
      said.push(JSON.parse(String(request.payload)));
      return { statusCode: 200, headers: {}, body: JSON.stringify({ data: others }) };
    },
  });
  const name = uniqueWord();
  const unit = { name, symbol: name.slice(-8), dimension: 'mass', factor: 1 } as const;
  await resourceCalls(client, units).add(unit);
  const routes = [{ path: 'unit', element: <UnitScreen /> }];
  const { user } = renderScreens({ routes, client, at: `/unit?search=${name}` });
  await chooseInRow(user, { title: name, item: 'Edit' });
  const words = 'Ann Lee is editing this unit. Bob Roe is looking at this unit.';
  expect(await screen.findByText(words)).toBeVisible();
  expect(await findViolations(screen.getByRole('dialog'))).toEqual([]);
  expect(said).toEqual([{ resource: 'unit', isEditing: false }]);
  await retype(user, { label: 'Symbol', text: 'xyz' });
  await waitFor(() => expect(said).toContainEqual({ resource: 'unit', isEditing: true }));
});
