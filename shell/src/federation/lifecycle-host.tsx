import type { HostServices, LifecycleProps, Lifecycles, PanelServices } from 'mfe-kit';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { styleNonce } from 'shared-ui';
import { type FocusKeeper, keepFocus } from './lifecycle-focus';
import { createLifecycleRunner, type LifecycleRunner } from './lifecycle-runner';
import { useFederation, useStay } from './federation-context';
import { logProblem } from './log-problem';
import { usePanelServices } from './panel-services';
import { remoteApi } from './remote-api';
import type { ShellServices } from './remote-routes';
import { RemoteFailure } from './remote-failure';
import { thrownText } from './thrown-text';

export interface LifecycleHostProps {
  readonly lifecycles: Lifecycles;
  readonly facts: { readonly id: string; readonly title: string; readonly version: string };
  readonly services: ShellServices;
}

interface Mounted {
  readonly runner: LifecycleRunner;
  readonly focus: FocusKeeper;
  readonly own: Pick<LifecycleProps, 'name' | 'domElement'>;
}

/** The frame's outlet for a remote in a React root, or a framework, of its own. */
export function LifecycleHost({ lifecycles, facts, services }: LifecycleHostProps) {
  useStay(facts.id);
  const host = useRef<HTMLDivElement>(null);
  const mounted = useRef<Mounted>(undefined);
  const name = `${facts.id}:${useId()}`;
  const panel = usePanelServices();
  const page = usePage(services, facts, panel.services);
  const latest = useRef(page);
  const [failure, setFailure] = useState<{ readonly cause: unknown }>();

  // Mounts the remote into an element of its own, and removes both on unmount.
  useEffect(() => {
    const domElement = document.createElement('div');
    host.current?.append(domElement);
    const runner = createLifecycleRunner(lifecycles);
    const focus = keepFocus(domElement);
    const own = { name: `${name}${(mounts += 1)}`, domElement };
    mounted.current = { runner, focus, own };
    runner.mount({ ...latest.current, ...own }).catch((cause: unknown) => setFailure({ cause }));
    return () => {
      mounted.current = undefined;
      focus.stop();
      void runner
        .unmount({ ...latest.current, ...own })
        .catch((cause: unknown) => logProblem(`${own.name} did not unmount`, cause))
        .finally(() => domElement.remove());
    };
  }, [lifecycles, name]);

  // Passes on changes of the page's address and of the services.
  useEffect(() => {
    if (latest.current === page) return;
    const isOtherPage = latest.current.location !== page.location;
    latest.current = page;
    if (mounted.current === undefined) return;
    const { runner, focus, own } = mounted.current;
    if (isOtherPage) focus.pageChanges();
    runner.update({ ...page, ...own }).catch((cause: unknown) => setFailure({ cause }));
  }, [page]);

  if (failure !== undefined) throw asRemoteFailure(failure.cause, facts);
  return (
    <>
      <div ref={host} />
      {panel.drawn}
    </>
  );
}

let mounts = 0;

function usePage(
  services: ShellServices,
  facts: LifecycleHostProps['facts'],
  panel: PanelServices,
): HostServices {
  const { report } = useFederation();
  const { pathname, search, hash } = useLocation();
  const location = pathname + search + hash;
  const navigate = useNavigate();
  return useMemo(
    () => ({
      ...services,
      services: panel,
      api: remoteApi(services.api, `${facts.id}/${facts.version}`),
      basename: '/',
      location,
      reportError: (cause) => report(asRemoteFailure(cause, facts)),
      styleNonce: styleNonce(),
      navigate: (to, options) => void navigate(to, options),
    }),
    [services, facts, panel, location, navigate, report],
  );
}

function asRemoteFailure(cause: unknown, { id, title, version }: LifecycleHostProps['facts']) {
  return new RemoteFailure({
    remote: id,
    title,
    version,
    kind: 'render',
    reason: thrownText(cause),
    cause,
  });
}
