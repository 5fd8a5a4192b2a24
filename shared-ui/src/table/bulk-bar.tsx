import { t } from '@lingui/core/macro';
import { ClipboardPaste, PencilLine, Trash2, X } from 'lucide-react';
import {
  type ComponentType,
  lazy,
  Suspense,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import styled from 'styled-components';
import { ExportSelected } from '../export/export-items';
import { useExport } from '../export/use-export';
import { Button } from '../parts/button/button';
import { IconButton } from '../parts/icon-button/icon-button';
import type { AnyResource } from '../resource/resource-types';
import type { BulkActionsProps } from '../resource/row-selection';
import { useBulk } from '../job/use-bulk';
import type { ResourceList } from '../resource/use-resource-list';
import { isInUse } from '../shortcut/single-keys';
import { breakpoint, token } from '../tokens/token';
import { numberText } from '../text/format';
import type { Columns } from './column';
import type { RowSelectionController } from '../resource/use-row-selection';

const LazyChange = lazy(async () => ({ default: (await import('./bulk-change')).BulkChange }));

const LazyPaste = lazy(async () => ({ default: (await import('./paste-values')).PasteValues }));

/* Overlays the toolbar and is slightly taller, so that no row moves when one is ticked. */
const Bar = styled.div`
  position: absolute;
  inset: -0.25rem 0 auto;
  z-index: ${token.layer.sticky + 2};
  display: grid;
  grid-template: 'count actions clear' auto / 1fr auto auto;
  align-items: center;
  gap: ${token.space[2]};
  min-height: calc(100% + 0.5rem);
  padding: 0 ${token.space[2]} 0 ${token.space[4]};
  border-radius: ${token.radius.lg};
  background: ${token.color.brandSoft};
  color: ${token.color.onBrandSoft};

  & > button {
    grid-area: clear;
  }
  @media (width < ${breakpoint.mobile}) {
    grid-template: 'count clear' auto 'actions actions' auto / 1fr auto;
  }
`;

const Count = styled.div`
  grid-area: count;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token.space[3]};

  & > output {
    font-weight: ${token.weight.semibold};
    font-variant-numeric: tabular-nums;
  }
  & > button {
    color: inherit;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;

/** One line that scrolls sideways when there is not enough room. */
const Actions = styled.div`
  grid-area: actions;
  display: flex;
  gap: ${token.space[2]};
  min-width: 0;
  padding: 3px;
  overflow-x: auto;
  scrollbar-width: none;
  color: ${token.color.text};

  & > button {
    flex: none;
  }
`;

interface BulkBarProps<R extends AnyResource> {
  list: ResourceList<R>;
  controller: RowSelectionController;
  /** The screen's own actions. */
  BulkActions: ComponentType<BulkActionsProps> | undefined;
  /** The columns with a field that can be set in all. */
  editable: Columns<R>;
  mayRemove: boolean;
}

/**
 * The number of selected rows (ticked, or all that match) and the actions on them; renders nothing without a selection.
 */
export function BulkBar<R extends AnyResource>(props: BulkBarProps<R>) {
  const { list, controller, BulkActions, editable, mayRemove } = props;
  const [isChanging, setIsChanging] = useState(false);
  const [pasted, setPasted] = useState<string>();
  const { selection } = controller;
  const { resource } = list;
  usePaste(selection.count > 0 && editable.length > 0, setPasted);
  const bulk = useBulk(resource, selection);
  const exported = useExport(list);
  // The tick is painted before the bar is made.
  const wasSelected = useDeferredValue(selection.count > 0);
  if (selection.count === 0 || !wasSelected) return null;
  return (
    <Bar role="toolbar" aria-label={t`Selected rows`}>
      <SelectedCount controller={controller} />
      <Actions>
        {BulkActions === undefined ? null : <BulkActions selection={selection} />}
        {editable.length === 0 ? null : (
          <>
            <Button variant="outline" size="sm" onClick={() => setIsChanging(true)}>
              <PencilLine /> {t`Change…`}
            </Button>
            <Button variant="outline" size="sm" onClick={() => setPasted('')}>
              <ClipboardPaste /> {t`Paste values…`}
            </Button>
          </>
        )}
        {exported === undefined ? null : <ExportSelected export={exported} selection={selection} />}
        {resource.endpoints.remove === undefined || !mayRemove ? null : (
          <Button variant="outline" size="sm" isLoading={bulk.isStarting} onClick={bulk.remove}>
            <Trash2 /> {t`Delete`}
          </Button>
        )}
      </Actions>
      <IconButton label={t`Clear the selection`} size="sm" onClick={selection.clear}>
        <X />
      </IconButton>
      {isChanging ? (
        <Suspense>
          <LazyChange
            resource={resource}
            columns={asAny(editable)}
            selection={selection}
            onClose={() => setIsChanging(false)}
          />
        </Suspense>
      ) : null}
      {pasted === undefined ? null : (
        <Suspense>
          <LazyPaste
            list={asAnyList(list)}
            columns={asAny(editable)}
            selection={selection}
            pasted={pasted}
            onClose={() => setPasted(undefined)}
          />
        </Suspense>
      )}
    </Bar>
  );
}

/** Hears what is pasted while rows are selected and nothing else takes it. */
function usePaste(isHeard: boolean, onPaste: (text: string) => void) {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (event.defaultPrevented || text === '' || isInUse(event.target)) return;
    event.preventDefault();
    onPaste(text);
  });
  // Listens on the document: rows are no targets of the clipboard.
  useEffect(() => {
    if (!isHeard) return undefined;
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [isHeard]);
}

/** Guarantee: the dialog shows rows by their title alone. */
function asAnyList<R extends AnyResource>(list: ResourceList<R>) {
  return list as unknown as ResourceList<AnyResource>;
}

/** Guarantee: the dialogs read no cells, which alone depend on the rows. */
function asAny<R extends AnyResource>(columns: Columns<R>) {
  return columns as unknown as Columns<AnyResource>;
}

function SelectedCount({ controller }: { controller: RowSelectionController }) {
  const { selection, handCount, total, isNarrowed, selectAll, selectByHand } = controller;
  const { count, isAll } = selection;
  const [shown, all] = [numberText(count), numberText(total)];
  const selectedText = isNarrowed ? t`All ${shown} that match selected` : t`All ${shown} selected`;
  return (
    <Count>
      <output>{isAll ? selectedText : t`${shown} selected`}</output>
      {isAll || total <= count ? null : (
        <Button variant="link" size="sm" onClick={selectAll}>
          {isNarrowed ? t`Select all ${all} that match` : t`Select all ${all}`}
        </Button>
      )}
      {isAll && handCount > 0 ? (
        <Button variant="link" size="sm" onClick={selectByHand}>
          {t`Only the ${{ handCount: numberText(handCount) }} ticked`}
        </Button>
      ) : null}
    </Count>
  );
}
