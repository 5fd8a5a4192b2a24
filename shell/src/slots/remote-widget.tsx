import { t } from '@lingui/core/macro';
import { words } from 'shared-ui/i18n';
import {
  Component,
  type ComponentType,
  type ReactNode,
  Suspense,
  useEffect,
  useState,
} from 'react';
import { ErrorState, Skeleton } from 'shared-ui';
import { useFederation, useStay } from '../federation/federation-context';
import type { RemoteLoader } from '../federation/loader';
import { RemoteApiProvider } from '../federation/remote-api';
import { inTime } from '../federation/page-watch';
import { RemoteFailure } from '../federation/remote-failure';

export interface RemoteWidgetProps {
  readonly remote: string;
  readonly title: string;
  /** `customer.tab/emails`. */
  readonly widget: string;
  /** Its props. */
  readonly context: object;
}

/** A widget of a remote on a page of another: it waits and fails within its own borders. */
export function RemoteWidget(props: RemoteWidgetProps) {
  const { remote, title, widget, context } = props;
  const { loader, report } = useFederation();
  const [attempt, setAttempt] = useState(0);
  const loaded = useWidget(loader, { remote, widget, attempt });
  useStay(remote);
  const retry = () => setAttempt(attempt + 1);
  if (loaded === undefined) return <Waiting />;
  if (loaded.kind === 'failed') return <FailedWidget title={title} onRetry={retry} />;
  return (
    <WidgetBoundary
      key={attempt}
      fallback={<FailedWidget title={title} onRetry={retry} />}
      onError={(cause) =>
        report(
          new RemoteFailure({
            remote,
            title,
            version: loaded.version,
            kind: 'render',
            reason: cause instanceof Error ? cause.message : String(cause),
            cause,
          }),
        )
      }
    >
      <RemoteApiProvider remote={remote} version={loaded.version}>
        <Suspense fallback={<Waiting />}>
          <loaded.Component {...context} />
        </Suspense>
      </RemoteApiProvider>
    </WidgetBoundary>
  );
}

function Waiting() {
  return <Skeleton width="100%" height="6rem" />;
}

function FailedWidget({
  title,
  onRetry,
}: {
  readonly title: string;
  readonly onRetry: () => void;
}) {
  return (
    <ErrorState
      title={t`${{ title: words(title) }} is not available`}
      retryLabel={t`Retry`}
      onRetry={onRetry}
    >
      {t`Everything else works.`}
    </ErrorState>
  );
}

type Loaded =
  | { readonly kind: 'ready'; readonly version: string; readonly Component: ComponentType<object> }
  | { readonly kind: 'failed' };

interface Wanted extends Pick<RemoteWidgetProps, 'remote' | 'widget'> {
  readonly attempt: number;
}

function useWidget(loader: RemoteLoader, { remote, widget, attempt }: Wanted): Loaded | undefined {
  const [loaded, setLoaded] = useState<Loaded & { readonly attempt: number }>();

  // Loads the code of the widget; what arrives after it has left is dropped.
  useEffect(() => {
    let isCurrent = true;
    void openWidget(loader, remote, widget).then((next) => {
      if (isCurrent) setLoaded({ ...next, attempt });
    });
    return () => {
      isCurrent = false;
    };
  }, [loader, remote, widget, attempt]);

  return loaded?.attempt === attempt ? loaded : undefined;
}

/** The loader has reported what did not load. */
async function openWidget(loader: RemoteLoader, remote: string, widget: string): Promise<Loaded> {
  try {
    const { version, ...loaded } = await loader.load(remote);
    const widgets = loaded.mount === 'routes' ? Object.entries(loaded.definition.slots ?? {}) : [];
    const load = widgets.find(([name]) => name === widget)?.[1];
    if (load === undefined) return { kind: 'failed' };
    const Component = takingContext(await inTime(load().then((module) => module.Component)));
    return { kind: 'ready', version: version.version, Component };
  } catch {
    return { kind: 'failed' };
  }
}

/** Guarantee: the slot that a widget is for is part of its name, and gives the props that its type asks for. */
function takingContext(component: unknown): ComponentType<object> {
  return component as ComponentType<object>;
}

interface WidgetBoundaryProps {
  readonly children: ReactNode;
  readonly fallback: ReactNode;
  readonly onError: (cause: unknown) => void;
}

class WidgetBoundary extends Component<WidgetBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(cause: unknown): void {
    this.props.onError(cause);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
