import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { UiProvider } from '../provider/ui-provider';
import { findViolations } from '../testing/find-violations';
import { MailFrame } from './mail-frame';
import { mailRefreshAfter, MailStatus } from './mail-status';

const draw = (view: ReactNode) => render(<UiProvider>{view}</UiProvider>);

test('a message is shown in a frame that may do nothing and fetches nothing', () => {
  draw(
    <MailFrame title="Message to Ann" html='<p style="color: red">Hello</p><script>1</script>' />,
  );
  const frame = screen.getByTitle('Message to Ann');
  expect(frame).toHaveAttribute('sandbox', '');
  const shown = frame.getAttribute('srcdoc') ?? '';
  expect(shown).toContain("default-src 'none'");
  expect(shown).toContain('img-src data:;');
  expect(shown).toMatch(/<p [^>]*>Hello<\/p>/);
});

test('each state says in words what became of a message', async () => {
  const all = ['queued', 'sending', 'sent', 'failed', 'cancelled', 'unknown'] as const;
  const { container } = draw(all.map((status) => <MailStatus key={status} status={status} />));
  expect(container).toHaveTextContent('WaitingBeing sentSentFailedCancelledMay have arrived');
  expect(await findViolations(container)).toEqual([]);
});

test('what waits is looked after soon when it is due, later when it is not, and never once it ended', () => {
  const due = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const ended = { status: 'failed', dueAt: due(0) } as const;
  expect(mailRefreshAfter([])).toBe(false);
  expect(mailRefreshAfter([ended])).toBe(false);
  expect(mailRefreshAfter([ended, { status: 'queued', dueAt: due(60) }])).toBe(60_000);
  expect(mailRefreshAfter([ended, { status: 'sending', dueAt: due(-1) }])).toBe(2_000);
});
