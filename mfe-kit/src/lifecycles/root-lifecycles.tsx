import * as React from 'react';
import * as ReactDOMClient from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import type { LifecycleProps, Lifecycles } from '../remote/lifecycle-props';

export interface RootParts {
  readonly Root: React.ComponentType<LifecycleProps>;
  /** In place of a page that threw. */
  readonly stopped: React.ReactNode;
}

/** Lifecycles that draw a component in a React root of its own. */
export function rootLifecycles({ Root, stopped }: RootParts): Lifecycles {
  return toLifecycles(
    singleSpaReact<LifecycleProps>({
      React,
      ReactDOMClient,
      rootComponent: (props) => <Root {...props} />,
      // Without a boundary, a first render that throws leaves mount and unmount pending for ever.
      errorBoundary: (cause, _info, props) => (
        <StoppedPage
          cause={cause}
          stopped={stopped}
          {...(props.reportError && { reportError: props.reportError })}
        />
      ),
      parcelCanUpdate: true,
    }),
  );
}

interface StoppedPageProps extends Pick<LifecycleProps, 'reportError'>, Pick<RootParts, 'stopped'> {
  readonly cause: unknown;
}

function StoppedPage({ cause, stopped, reportError }: StoppedPageProps) {
  // Reports to the shell, which cannot see errors inside this root.
  React.useEffect(() => reportError?.(cause), [cause, reportError]);
  return stopped;
}

/** Guarantee: with `parcelCanUpdate`, single-spa-react returns all four; they take the props and return a promise. */
function toLifecycles({ bootstrap, mount, unmount, update }: object & Partial<Lifecycles>) {
  return { bootstrap, mount, unmount, update } as Lifecycles;
}
