import * as React from 'react';
import * as ReactDOMClient from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import { ErrorState } from 'shared-ui';
import type { RemoteDefinition } from '../remote/define-remote';
import type { LifecycleProps, Lifecycles } from '../remote/lifecycle-props';
import { RemoteRoot } from './remote-root';

/** The expose `./lifecycles` of a remote: its routes in a React root of their own. The build generates the call. */
export function makeLifecycles(remote: RemoteDefinition): Lifecycles {
  const { bootstrap, mount, unmount, update } = singleSpaReact<LifecycleProps>({
    React,
    ReactDOMClient,
    rootComponent: (props) => <RemoteRoot remote={remote} {...props} />,
    // Without a boundary, a first render that throws leaves mount and unmount pending for ever.
    errorBoundary: (cause, _info, props) => (
      <StoppedPage cause={cause} {...(props.reportError && { reportError: props.reportError })} />
    ),
    parcelCanUpdate: true,
  });
  return { ...toLifecycles({ bootstrap, mount, unmount, update }), canUpdate: remote.canUpdate };
}

interface StoppedPageProps extends Pick<LifecycleProps, 'reportError'> {
  readonly cause: unknown;
}

function StoppedPage({ cause, reportError }: StoppedPageProps) {
  // Reports to the shell, which cannot see errors inside this root.
  React.useEffect(() => reportError?.(cause), [cause, reportError]);
  return <ErrorState title="This page stopped working" />;
}

/** Guarantee: with `parcelCanUpdate`, single-spa-react returns all four; they take the props and return a promise. */
function toLifecycles(lifecycles: object): Lifecycles {
  return lifecycles as Lifecycles;
}
