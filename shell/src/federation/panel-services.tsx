import { localFormat } from 'contract';
import type { PanelServices } from 'mfe-kit';
import { useAnnouncedHeading } from 'panel-runtime';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { dismissToast, type Question, showToast, useConfirm, useTheme } from 'shared-ui';
import { usePermissions } from 'shared-ui/client';
import { useHeldPage } from './held-page';
import { usePlacedWidgets } from './placed-widgets';
import { thrownText } from './thrown-text';

const formats = localFormat((locale, timeZone) => ({ locale, timeZone }));

/** The services of the panel for a remote that runs outside of its React, and what they draw. */
export function usePanelServices(): {
  readonly services: PanelServices;
  readonly drawn: ReactNode;
} {
  const { theme } = useTheme();
  const permissions = usePermissions();
  const confirm = useConfirm();
  const setTitle = usePageTitle();
  const { holdPage, guard } = useHeldPage();
  const { showWidgets, widgets } = usePlacedWidgets();
  const services = useMemo<PanelServices>(
    () => ({
      theme,
      // The panel is loaded anew when either changes.
      ...formats(),
      permissions,
      setTitle,
      toast(toast) {
        const id = showToast(toast);
        return () => dismissToast(id);
      },
      confirm: (question) => confirm(inTexts(question)),
      holdPage,
      showWidgets,
    }),
    [theme, permissions, setTitle, confirm, holdPage, showWidgets],
  );
  const drawn = (
    <>
      {guard}
      {widgets}
    </>
  );
  return { services, drawn };
}

/** The frame draws what it asks: a value that is no text would take it down. */
function inTexts({ title, description, ...rest }: Question): Question {
  return {
    ...rest,
    title: asText(title),
    description: asText(description),
  };
}

function asText(value: unknown): string {
  return typeof value === 'string' || value === undefined ? (value ?? '') : thrownText(value);
}

/** A title belongs to the address for which it was set. */
function usePageTitle(): PanelServices['setTitle'] {
  const { pathname } = useLocation();
  const [title, setTitle] = useState<{ readonly at: string; readonly text: string | undefined }>();
  useAnnouncedHeading(title?.at === pathname ? title.text : undefined);
  const latest = useRef(pathname);
  // Of the page's address, as the remote may keep the function of another.
  useEffect(() => {
    latest.current = pathname;
  }, [pathname]);
  return useCallback((text) => setTitle({ at: latest.current, text }), []);
}
