import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ComponentType, Suspense } from 'react';
import { UiProvider } from '../../provider/ui-provider';
import { lazyPart } from './lazy-part';

const Greeting = ({ to }: { readonly to: string }) => <p>Hello {to}</p>;

let printed: jest.SpyInstance;
beforeEach(() => {
  printed = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => printed.mockRestore());

/** The answers of a server, one for each time the code is asked for; the last one holds. */
function show(answers: readonly ('code' | 'nothing' | 'broken')[]) {
  let requestCount = 0;
  const Broken = () => {
    throw new Error('broken');
  };
  const load = async (): Promise<ComponentType<{ readonly to: string }>> => {
    const answer = answers[Math.min(requestCount, answers.length - 1)];
    requestCount += 1;
    if (answer === 'nothing') throw new Error('Loading chunk 7 failed');
    return answer === 'code' ? Greeting : Broken;
  };
  const Part = lazyPart('The greeting', load);
  render(
    <UiProvider>
      <h1>The page</h1>
      <Suspense fallback="Loading">
        <Part to="Ada" />
      </Suspense>
    </UiProvider>,
  );
  return () => requestCount;
}

it('asks once more by itself for code that did not arrive', async () => {
  const requestCount = show(['nothing', 'code']);
  expect(await screen.findByText('Hello Ada')).toBeVisible();
  expect(requestCount()).toBe(2);
});

it('shows a card with Retry in place of the part, and the part when it is there', async () => {
  const requestCount = show(['nothing', 'nothing', 'nothing', 'nothing', 'code']);
  const retry = () => screen.findByRole('button', { name: 'Retry' });
  expect(await screen.findByRole('alert')).toHaveTextContent('The greeting could not be shown');
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
  await userEvent.click(await retry());
  await userEvent.click(await retry());
  expect(await screen.findByText('Hello Ada')).toBeVisible();
  expect(requestCount()).toBe(5);
});

it('does the same for a part that throws while it is drawn', async () => {
  show(['broken']);
  expect(await screen.findByRole('alert')).toHaveTextContent('The greeting could not be shown');
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
});
