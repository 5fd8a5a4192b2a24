import { act, screen, waitFor } from '@testing-library/react';
import type { LifecycleProps, Lifecycles, PanelServices } from 'mfe-kit';
import { chooseTheme } from 'shared-ui';
import type { TestApi } from 'shared-ui/testing';
import { endSession } from '../testing/end-session';
import { startShell, testRemote } from '../testing/start-shell';
import { emailRemote, versionOf } from './registry.fixture';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
afterEach(endSession);

const versions = [versionOf('2.0.0', { mount: 'lifecycles' })];
const remote = emailRemote({ ...testRemote, versions });

/** A remote in a framework of its own, as the shell mounts it. */
async function open(at = '/smtp-table') {
  const seen: { latest?: LifecycleProps } = {};
  const draw: Lifecycles['mount'] = async (props) => {
    seen.latest = props;
    props.domElement.textContent = `Foreign ${props.location}`;
  };
  const lifecycles: Lifecycles = {
    bootstrap: async () => undefined,
    mount: draw,
    update: draw,
    unmount: async () => undefined,
  };
  const { inject, adminToken: token } = api;
  const shell = await startShell({ inject, token, remote, exposed: lifecycles, at });
  expect(await screen.findByText(`Foreign ${at}`)).toBeVisible();
  const host = () => {
    if (seen.latest?.services === undefined) throw new Error('The remote got no services');
    return { ...seen.latest, services: seen.latest.services };
  };
  return { ...shell, host };
}

function use(host: () => { readonly services: PanelServices }, run: (one: PanelServices) => void) {
  return act(async () => run(host().services));
}

const leave = { name: 'Leave without saving?' };

describe('what the panel does for a remote that does not run in its React', () => {
  it('tells theme, formats and permissions, also when they change', async () => {
    const { host } = await open();
    await waitFor(() => expect(host().services.permissions?.email).toBe('all'));
    expect(host().services).toMatchObject({ locale: 'en-GB', theme: 'light' });
    await act(async () => chooseTheme('dark'));
    await waitFor(() => expect(host().services.theme).toBe('dark'));
    act(() => chooseTheme('system'));
  });

  it('names the page in its breadcrumb and in the browser’s title, until another is opened', async () => {
    const { host, router } = await open('/edit-smtp-form/1');
    await waitFor(() => expect(document.title).toContain('Edit mail server'));
    await use(host, ({ setTitle }) => setTitle('mail.example.com'));
    expect(document.title).toContain('mail.example.com');
    expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent(
      'mail.example.com',
    );
    await act(() => router.navigate('/edit-smtp-form/2'));
    expect(document.title).toContain('Edit mail server');
  });

  it('shows toasts with an action, and closes them', async () => {
    const { host, user } = await open();
    const onSelect = jest.fn();
    await use(
      host,
      ({ toast }) => void toast({ title: 'Sent', action: { label: 'Undo', onSelect } }),
    );
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(onSelect).toHaveBeenCalledTimes(1);
    let close = () => undefined as void;
    await use(host, ({ toast }) => (close = toast({ title: 'Waiting', duration: 60_000 })));
    expect(await screen.findByText('Waiting')).toBeVisible();
    act(() => close());
    await waitFor(() => expect(screen.queryByText('Waiting')).toBeNull());
  });

  it('asks a question in its own dialog', async () => {
    const { host, user } = await open();
    const answers: boolean[] = [];
    const question = { title: 'Send it?', description: 'To all.', confirmLabel: 'Send' };
    await use(host, ({ confirm }) => void confirm(question).then((one) => answers.push(one)));
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    await waitFor(() => expect(answers).toEqual([true]));
  });

  it('holds the page while something is unsaved, and tells the remote what was agreed', async () => {
    const { host, user, router } = await open();
    const onDiscard = jest.fn();
    await use(host, ({ holdPage }) => void holdPage(onDiscard));
    await act(async () => host().navigate('/blog-table', { replace: false }));
    expect(await screen.findByRole('alertdialog', leave)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(router.state.location.pathname).toBe('/smtp-table');
    expect(onDiscard).not.toHaveBeenCalled();
    await act(async () => host().navigate('/blog-table', { replace: false }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('Foreign /blog-table')).toBeVisible();
    expect(onDiscard).toHaveBeenCalledTimes(1);
    await act(async () => host().navigate('/smtp-table', { replace: false }));
    expect(await screen.findByText('Foreign /smtp-table')).toBeVisible();
  });

  it('lets the page go as soon as it is saved', async () => {
    const { host } = await open();
    await act(async () => {
      const release = host().services.holdPage();
      release();
      host().navigate('/blog-table', { replace: false });
    });
    expect(await screen.findByText('Foreign /blog-table')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
