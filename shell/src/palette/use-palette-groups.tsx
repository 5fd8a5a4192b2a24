import { t } from '@lingui/core/macro';
import { shellRoutes } from 'contract';
import { Zap } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePageHeading } from 'shared-ui';
import { useOwnRole, usePermissions } from 'shared-ui/client';
import { useVisiblePages } from '../navigation/visible-pages';
import { usePreload } from '../federation/use-preload';
import { NavIcon } from '../navigation/nav-icon';
import { useActionsOfPage } from './page-actions';
import { usePaletteActions } from './palette-actions';
import type { PaletteEntry } from './palette-option';
import { screensWith } from './palette-screens';
import { useFoundRecords } from './use-found-records';

/** Entries under a heading. */
export interface PaletteGroup {
  readonly heading: string;
  readonly entries: readonly PaletteEntry[];
}

export const recordsHeading = () => t`Records`;

/**
 * What the text finds: screens and actions at once, records after a pause in typing. Records come first unless a screen
 * is meant.
 */
export function usePaletteGroups(text: string, onLeave: () => void) {
  const isOwner = useOwnRole()?.isOwner === true;
  const screens = screensWith(useVisiblePages(), text, usePermissions()).filter(
    ({ path }) => isOwner || path !== shellRoutes.operation,
  );
  const actions = usePaletteActions(text);
  const pageActions = useActionsOfPage(text);
  const { records, isError, isPending } = useFoundRecords(text);
  const heading = usePageHeading();
  const go = useGo(onLeave);
  const found: PaletteGroup = {
    heading: recordsHeading(),
    entries: records.map(({ key, title, subtitle, icon, path }) => ({
      key,
      icon: <NavIcon name={icon} />,
      title,
      aside: subtitle ?? '',
      run: () => go(path),
    })),
  };
  const known: readonly PaletteGroup[] = [
    {
      heading: heading === undefined ? t`On this page` : t`On this page: ${heading}`,
      entries: pageActions.map(({ label, run }) => ({
        key: `page ${label}`,
        icon: <Zap aria-hidden="true" />,
        title: label,
        aside: '',
        run() {
          onLeave();
          run();
        },
      })),
    },
    {
      heading: t`Screens`,
      entries: screens.map(({ label, trail, icon, path }) => ({
        key: path,
        icon: <NavIcon name={icon} />,
        title: label,
        aside: trail.join(' › '),
        run: () => go(path),
      })),
    },
    {
      heading: t`Actions`,
      entries: actions.map(({ label, Icon, run }) => ({
        key: label,
        icon: <Icon aria-hidden="true" />,
        title: label,
        aside: '',
        run() {
          onLeave();
          run();
        },
      })),
    },
  ];
  const isScreenMeant = [...pageActions, ...screens, ...actions].some(({ label }) =>
    beginsWith(label, text),
  );
  const groups = isScreenMeant ? [...known, found] : [found, ...known];
  return { groups: groups.filter(({ entries }) => entries.length > 0), isError, isPending };
}

/** Records load later than screens and must not displace a screen whose name starts with the text. */
function beginsWith(label: string, text: string): boolean {
  const typed = text.trim().toLowerCase();
  return typed !== '' && label.toLowerCase().startsWith(typed);
}

/** Opens a page, or an anchor's sheet over the current one. */
function useGo(onLeave: () => void) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const preload = usePreload();
  return (path: string) => {
    preload(path);
    onLeave();
    void navigate(path.startsWith('#') ? { pathname, search, hash: path } : path);
  };
}
