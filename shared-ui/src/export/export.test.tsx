import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { units } from 'contract/catalog';
import { resourceCalls } from '../resource/resource-calls';
import { UnitScreen } from '../stories/unit-screen';
import { renderScreens } from '../testing/render-screens';
import { uniqueWord } from '../testing/resource-suite';
import { findRow } from '../testing/screen-steps';
import { suiteSession } from '../testing/suite-session';

const routes = [{ path: 'unit', element: <UnitScreen /> }];

interface Saved {
  name: string;
  text: string;
}

/** Stands in for the browser's downloads, which jsdom lacks. */
function catchDownloads() {
  const blobs = new Map<string, Blob>();
  const saved: Promise<Saved>[] = [];
  URL.createObjectURL = (blob) => {
    const address = `blob:${blobs.size}`;
    if (blob instanceof Blob) blobs.set(address, blob);
    return address;
  };
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
    const { download: name } = this;
    const blob = blobs.get(this.href) ?? new Blob();
    saved.push(blob.text().then((text) => ({ name, text })));
  };
  return saved;
}

describe('the export of a list', () => {
  const session = suiteSession();
  const calls = () => resourceCalls(session().client, units);
  const open = (search: string) =>
    renderScreens({ routes, client: session().client, at: `/unit?${search}` });
  const rowsOf = ({ text }: Saved) => text.trim().split(/\r?\n/);

  async function addThree() {
    const word = uniqueWord();
    for (const end of ['a', 'b', 'c']) {
      const name = `${word}${end}`;
      await calls().add({ name, symbol: name.slice(-9), dimension: 'mass', factor: 1 });
    }
    return word;
  }
  async function exportAll(user: UserEvent, format: string) {
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: format }));
  }

  it('saves what the search finds, in the order in sight, under the name that the server gives', async () => {
    const saved = catchDownloads();
    const word = await addThree();
    const { user } = open(`search=${word}&sort=-name`);
    await findRow(`${word}a`);
    await exportAll(user, 'CSV');
    expect(await screen.findByText('Exported 3 units')).toBeVisible();
    const file = await saved[0];
    expect(file?.name).toMatch(/^units.*\.csv$/);
    const rows = file === undefined ? [] : rowsOf(file);
    expect(rows).toHaveLength(4);
    expect(rows[1]).toContain(`${word}c`);
    expect(screen.queryByText('Exporting 3 units')).not.toBeInTheDocument();
  });

  it('saves the selected rows alone', async () => {
    const saved = catchDownloads();
    const word = await addThree();
    const { user } = open(`search=${word}`);
    await user.click(await screen.findByRole('checkbox', { name: `Select ${word}b` }));
    const toolbar = await screen.findByRole('toolbar', { name: 'Selected rows' });
    await user.click(within(toolbar).getByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
    expect(await screen.findByText('Exported 1 unit')).toBeVisible();
    const file = await saved[0];
    const rows = file === undefined ? [] : rowsOf(file);
    expect(rows).toHaveLength(2);
    expect(rows[1]).toContain(`${word}b`);
  });

  it('tells why there is no file', async () => {
    const saved = catchDownloads();
    const word = await addThree();
    const isExport = ({ url }: { url: string }) => url.includes('unit/export');
    const end = session().refuse(isExport, { code: 'unavailable', detail: 'Being restarted.' });
    const { user } = open(`search=${word}`);
    await findRow(`${word}a`);
    await exportAll(user, 'CSV');
    expect(await screen.findByText('Being restarted.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/^Exporting/)).not.toBeInTheDocument());
    expect(saved).toEqual([]);
    end();
  });
});
