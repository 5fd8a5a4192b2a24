import { ErrorState } from 'shared-ui';
import { addCatalogues } from 'shared-ui/i18n';
import type { RemoteDefinition } from '../remote/define-remote';
import type { Lifecycles } from '../remote/lifecycle-props';
import { RemoteRoot } from './remote-root';
import { rootLifecycles } from './root-lifecycles';

/** The expose `./lifecycles` of a remote: its routes in a React root of their own. The build generates the call. */
export function makeLifecycles(remote: RemoteDefinition): Lifecycles {
  const lifecycles = rootLifecycles({
    Root: (props) => <RemoteRoot remote={remote} {...props} />,
    stopped: <ErrorState title="This page stopped working" />,
  });
  return {
    ...lifecycles,
    async bootstrap(props) {
      await addCatalogues(remote.texts ?? {});
      return lifecycles.bootstrap(props);
    },
    canUpdate: remote.canUpdate,
  };
}
