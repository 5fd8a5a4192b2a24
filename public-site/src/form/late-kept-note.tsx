import { Suspense, useEffect, useState } from 'react';
import { lateOrNothing } from '../common/late-or-nothing';

/** Its code loads after the page, which is shown without it. A form is sent without it too. */
const KeptNote = lateOrNothing<{ action: string }>(
  async () => (await import(/* webpackChunkName: "kept-note" */ './kept-note')).KeptNote,
);

/** The note of a form that keeps what is entered. */
export function LateKeptNote({ action }: { action: string }) {
  const [isShown, setIsShown] = useState(false);

  // Nothing of it is in the page of the server.
  useEffect(() => setIsShown(true), []);
  if (!isShown) return null;
  return (
    <Suspense fallback={null}>
      <KeptNote action={action} />
    </Suspense>
  );
}
