import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fileEndpoints } from 'contract/file';
import type { ReactElement } from 'react';
import { renderScreens } from '../../testing/render-screens';
import { suiteSession } from '../../testing/suite-session';
import { FileInput } from '../file-input/file-input';
import { FilesDrop } from '../file-input/files-drop';
import { Field } from '../field/field';
import { StaffFileLink } from './staff-file-link';
import { StaffImage } from './staff-image';

const red = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
const picture = () => new File([new Uint8Array(red)], 'logo.png', { type: 'image/png' });
const agreement = () => new File(['%PDF-1.7\n%%EOF'], 'Supply agreement.pdf');

/** Stands in for the browser's store of object URLs and its downloads, which jsdom lacks. */
function standInForBrowser() {
  const kept = new Map<string, Blob>();
  const saved: { name: string; blob: Blob | undefined }[] = [];
  let last = 0;
  URL.createObjectURL = (blob) => {
    const address = `blob:${(last += 1)}`;
    if (blob instanceof Blob) kept.set(address, blob);
    return address;
  };
  URL.revokeObjectURL = (address) => void kept.delete(address);
  HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob: kept.get(this.href) });
  };
  return { kept, saved };
}

describe('a file for staff', () => {
  const session = suiteSession();
  const show = (element: ReactElement) =>
    renderScreens({ routes: [{ path: '', element }], client: session().client, at: '/' });

  async function stored(file: File) {
    const request = { query: { audience: 'staff' }, body: { file } } as const;
    const { data } = await session().client.call(fileEndpoints.add, request);
    return data.name;
  }
  async function bytesOf(blob: Blob | undefined) {
    return Buffer.from((await blob?.arrayBuffer()) ?? new ArrayBuffer(0));
  }

  it('is shown as a picture by its bytes, which are given back with it', async () => {
    const { kept } = standInForBrowser();
    const view = show(
      <StaffImage name={await stored(picture())} alt="Logo of Aldermoor" width={160} />,
    );
    const image = await screen.findByRole('img', { name: 'Logo of Aldermoor' });
    const blob = kept.get(image.getAttribute('src') ?? '');
    expect((await bytesOf(blob)).subarray(1, 4).toString()).toBe('PNG');
    expect(kept.size).toBe(1);
    view.unmount();
    expect(kept.size).toBe(0);
  });

  it('says that a picture cannot be shown: gone, or none at all', async () => {
    standInForBrowser();
    const gone = '0190c5d0-0000-7000-8000-000000000001.png';
    const view = show(<StaffImage name={gone} alt="Logo" width={64} />);
    expect(await screen.findByRole('img', { name: 'Logo: cannot be shown' })).toBeVisible();
    view.unmount();
    show(<StaffImage name={await stored(picture())} alt="Logo" width={64} />);
    fireEvent.error(await screen.findByRole('img', { name: 'Logo' }));
    expect(screen.getByRole('img', { name: 'Logo: cannot be shown' })).toBeVisible();
  });

  it('is saved under the name that it came with', async () => {
    const { saved } = standInForBrowser();
    const { user } = show(
      <StaffFileLink name={await stored(agreement())}>Supply agreement</StaffFileLink>,
    );
    await user.click(screen.getByRole('button', { name: 'Supply agreement' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toBe('Supply agreement.pdf');
    expect(String(await bytesOf(saved[0]?.blob))).toBe('%PDF-1.7\n%%EOF');
  });

  it('tells why it could not be saved', async () => {
    const { saved } = standInForBrowser();
    const name = await stored(agreement());
    const isDownload = ({ url }: { url: string }) => url.includes('file/download');
    const end = session().refuse(isDownload, { code: 'unavailable', detail: 'Being restarted.' });
    const { user } = show(<StaffFileLink name={name}>Supply agreement</StaffFileLink>);
    await user.click(screen.getByRole('button', { name: 'Supply agreement' }));
    expect(await screen.findByText('Being restarted.')).toBeVisible();
    expect(saved).toEqual([]);
    end();
  });

  it('is stored for staff by the inputs that are told so, and shown there without an address', async () => {
    const { kept } = standInForBrowser();
    const names: string[] = [];
    const add = (name: string | null) => name !== null && names.push(name);
    const { user, unmount } = show(
      <>
        <Field label="Logo">
          <FileInput kind="image" audience="staff" value={null} onValueChange={add} />
        </Field>
        <FilesDrop kind="document" audience="staff" onStored={({ name }) => names.push(name)} />
      </>,
    );
    await user.upload(screen.getByLabelText('Logo'), picture());
    await waitFor(() => expect(names).toHaveLength(1));
    await user.upload(screen.getByLabelText('Add documents'), agreement());
    await waitFor(() => expect(names).toHaveLength(2));
    unmount();
    for (const name of names) expect(await statusForVisitors(name)).toBe(404);

    const [logo = ''] = names;
    show(<FileInput kind="image" audience="staff" value={logo} onValueChange={add} />);
    const preview = await screen.findByRole('img', { name: 'Preview' });
    expect(kept.has(preview.getAttribute('src') ?? '')).toBe(true);
  });

  async function statusForVisitors(name: string) {
    const ask = session().client.call(fileEndpoints.download, { id: name });
    return ask.then(
      () => 200,
      (error: { status?: number }) => error.status,
    );
  }
});
