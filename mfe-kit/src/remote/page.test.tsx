import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router-dom';
import { page, type PageModule, preloadPage } from './page';

function Units() {
  return <p>Units of {String(useLoaderData())}</p>;
}

function open(load: () => Promise<PageModule>) {
  const routes = [
    { path: '/', element: <p>Home</p> },
    { path: '/unit', errorElement: <p role="alert">Not loaded</p>, ...page(load) },
  ];
  const router = createMemoryRouter(routes);
  render(<RouterProvider router={router} />);
  return router;
}

describe('page', () => {
  test('loads its code at the first visit, and its data by the module’s own loader', async () => {
    const load = jest.fn(async () => ({ Component: Units, loader: () => 'mass' }));
    const router = open(load);
    expect(load).not.toHaveBeenCalled();
    await act(() => router.navigate('/unit'));
    expect(screen.getByText('Units of mass')).toBeVisible();
  });

  test('fails where the module exports no component, instead of showing nothing', async () => {
    const typo: object = { component: Units };
    const router = open(async () => typo as PageModule);
    await act(() => router.navigate('/unit'));
    expect(screen.getByRole('alert')).toHaveTextContent('Not loaded');
  });

  test('asks again after a failed import, which React Router’s lazy would not', async () => {
    let isDown = true;
    const router = open(async () => {
      if (isDown) throw new Error('no network');
      return { Component: () => <p>Units</p> };
    });
    await act(() => router.navigate('/unit'));
    expect(screen.getByRole('alert')).toBeVisible();
    isDown = false;
    await act(() => router.navigate('/unit', { replace: true }));
    expect(screen.getByText('Units')).toBeVisible();
  });

  test('is not loaded anew, and keeps its state, when only the query changes', async () => {
    const load = jest.fn(async () => ({ Component: () => <input aria-label="Note" /> }));
    const router = open(load);
    await act(() => router.navigate('/unit'));
    const before = screen.getByLabelText('Note');
    await act(() => router.navigate('/unit?page=2'));
    expect(screen.getByLabelText('Note')).toBe(before);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('can be loaded ahead by its address, and a failure of that is no matter', async () => {
    const load = jest.fn(async () => ({ Component: Units }));
    const fail = jest.fn(() => Promise.reject(new Error('no network')));
    const routes = [
      { path: 'unit/:id', ...page(load) },
      { path: 'tax', ...page(fail) },
    ];
    preloadPage(routes, '/unit/7');
    preloadPage(routes, '/tax');
    preloadPage(routes, '/elsewhere');
    await act(async () => undefined);
    expect([load.mock.calls.length, fail.mock.calls.length]).toEqual([1, 1]);
  });
});
