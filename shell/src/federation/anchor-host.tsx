import { t } from '@lingui/core/macro';
import { words } from 'shared-ui/i18n';
import { matchAnchor } from 'contract/release';
import type { AnchorProps } from 'mfe-kit';
import { type ComponentType, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ErrorState, Sheet } from 'shared-ui';
import { useLackingNeeds } from '../navigation/visible-pages';
import { useFederation, useRegistry, useStay } from './federation-context';
import { RemoteApiProvider } from './remote-api';
import type { RemoteLoader } from './loader';

/** Opens the component of the anchor in the address (`#tax`) over the current page. Rendered once, in the frame. */
export function AnchorHost() {
  const { hash } = useLocation();
  const lacking = useLackingNeeds(hash);
  const [attempt, setAttempt] = useState(0);
  const opened = useAnchor(lacking === undefined ? hash : '', attempt);
  const close = useClose();
  if (opened === undefined) return null;
  if (opened.kind === 'component') {
    const { remote, version, Component } = opened;
    return (
      <RemoteApiProvider remote={remote} version={version}>
        <Component onClose={close} />
      </RemoteApiProvider>
    );
  }
  return (
    <Sheet
      open
      title={t`Not available`}
      onOpenChange={(isOpen) => {
        if (!isOpen) close();
      }}
    >
      <ErrorState
        title={t`This could not be opened`}
        retryLabel={t`Retry`}
        onRetry={() => setAttempt(attempt + 1)}
      >
        {opened.reason}
      </ErrorState>
    </Sheet>
  );
}

type Opened =
  | {
      readonly kind: 'component';
      readonly remote: string;
      readonly version: string;
      readonly Component: ComponentType<AnchorProps>;
    }
  | { readonly kind: 'failed'; readonly reason: string };

function useAnchor(hash: string, attempt: number): Opened | undefined {
  const { registry } = useRegistry();
  const { loader } = useFederation();
  const remote = matchAnchor(registry, hash)?.id;
  const [opened, setOpened] = useState<Opened & { readonly hash: string }>();
  useStay(remote);

  // Loads the code of the anchor; a result that arrives after the address has changed is dropped.
  useEffect(() => {
    if (remote === undefined) return;
    let isCurrent = true;
    void openAnchor(loader, remote, hash).then((next) => {
      if (isCurrent) setOpened({ ...next, hash });
    });
    return () => {
      isCurrent = false;
    };
  }, [loader, remote, hash, attempt]);

  return remote !== undefined && opened?.hash === hash ? opened : undefined;
}

async function openAnchor(loader: RemoteLoader, remote: string, hash: string): Promise<Opened> {
  try {
    const loaded = await loader.load(remote);
    const anchors =
      loaded.mount === 'routes' ? Object.entries(loaded.definition.anchors ?? {}) : [];
    const module = await anchors.find(([anchor]) => anchor === hash)?.[1]();
    if (module !== undefined) {
      const { version } = loaded.version;
      return { kind: 'component', remote, version, Component: module.Component };
    }
    return {
      kind: 'failed',
      reason: t`${{ title: words(loaded.remote.title) }} has nothing at ${hash}.`,
    };
  } catch (cause) {
    return { kind: 'failed', reason: cause instanceof Error ? cause.message : String(cause) };
  }
}

function useClose() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return () => void navigate({ pathname, search, hash: '' }, { replace: true });
}
