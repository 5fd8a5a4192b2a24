import { words } from 'shared-ui/i18n';
import { type SlotEntry, widgetName } from 'contract/release';
import { type Widgets, WidgetsContext } from 'panel-runtime';
import { type ReactNode, useCallback } from 'react';
import { useVisiblePages } from '../navigation/visible-pages';
import { RemoteWidget } from './remote-widget';

/** Offers the widgets of all remotes that are switched on to the pages that ask for them. */
export function WidgetsProvider({ children }: { readonly children: ReactNode }) {
  const { remotes } = useVisiblePages();
  const widgets = useCallback<Widgets>(
    (slot, context) =>
      remotes
        .filter(({ disabled }) => !disabled)
        .flatMap(({ id, slots }) => slots.map((entry) => ({ remote: id, entry })))
        .filter(({ entry }) => entry.slot === slot)
        .toSorted((one, other) => one.entry.order - other.entry.order)
        .map(({ remote, entry }) => ({
          key: `${remote}:${entry.name}`,
          title: words(entry.title),
          element: <PlacedWidget key={entry.name} {...{ remote, entry, context }} />,
        })),
    [remotes],
  );
  return <WidgetsContext value={widgets}>{children}</WidgetsContext>;
}

interface PlacedWidgetProps {
  readonly remote: string;
  readonly entry: SlotEntry;
  readonly context: object;
}

/** Anew for another record: a widget may keep what it was told first. */
function PlacedWidget({ remote, entry, context }: PlacedWidgetProps) {
  return (
    <RemoteWidget
      key={JSON.stringify(context)}
      remote={remote}
      title={words(entry.title)}
      widget={widgetName(entry)}
      context={context}
    />
  );
}
