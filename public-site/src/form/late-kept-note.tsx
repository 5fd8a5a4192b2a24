import { lazy, Suspense, useEffect, useState } from 'react';

/** Its code loads after the page, which is shown without it. A form is sent without it too. */
const KeptNote = lazy(() =>
  import(/* webpackChunkName: "kept-note" */ './kept-note').then(
    (loaded) => ({ default: loaded.KeptNote }),
    () => ({ default: () => null }),
  ),
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
