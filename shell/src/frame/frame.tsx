import { t } from '@lingui/core/macro';
import { useRef } from 'react';
import { ScrollRestoration } from 'react-router-dom';
import { breakpoint, PartBoundary, token, VisuallyHidden } from 'shared-ui';
import styled, { createGlobalStyle } from 'styled-components';
import { AnchorHost } from '../federation/anchor-host';
import { usePublishedRecordPages } from '../navigation/use-record-pages';
import { SectionTabs } from '../navigation/section-tabs';
import { usePlace } from '../navigation/use-place';
import { MaintenanceBanner } from '../operation/maintenance-banner';
import { SetUpBar } from '../set-up/set-up-bar';
import { ShortcutsSheet } from '../shortcut/shortcuts-sheet';
import { useGoKeys } from '../shortcut/use-go-keys';
import { Sidebar } from '../sidebar/sidebar';
import { useSidebar } from '../sidebar/use-sidebar';
import { LeaveNote } from './leave-note';
import { OverrideQuestion } from './override-question';
import { PermittedPage } from '../not-permitted/permitted-page';
import { PendingPage } from './pending-page';
import { RegistryBanner } from './registry-banner';
import { SkipLink } from './skip-link';
import { WidgetsProvider } from '../slots/widgets-provider';
import { TopBar } from './top-bar';
import { useArrival } from './use-arrival';

const Page = styled.div`
  display: flex;
  min-height: 100dvh;
`;

const Column = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

const Main = styled.main`
  position: relative;
  flex: 1;
  min-width: 0;
  padding: ${token.space[6]};

  &:focus,
  &:focus-visible {
    outline: none;
  }
  @media (width < ${breakpoint.mobile}) {
    padding: ${token.space[4]};
  }
`;

/* Keeps a focused element clear of the top bar, of a form's section links and of its buttons. */
const Clear = createGlobalStyle`
  html { scroll-padding-block: 7.5rem 5.5rem; }
`;

/** The layout around every page of the admin panel. */
export function Frame() {
  usePublishedRecordPages();
  useGoKeys();
  const main = useRef<HTMLElement>(null);
  const sidebar = useSidebar();
  const { title, parents } = usePlace();
  const names = [title, ...parents.map(({ label }) => label).toReversed()];
  useArrival(names.join(' – '), main);
  return (
    <Page>
      <Clear />
      <SkipLink target={main} />
      <PartBoundary name={t`The menu`}>
        <Sidebar sidebar={sidebar} />
      </PartBoundary>
      <Column>
        <PartBoundary name={t`The top bar`}>
          <TopBar sidebar={sidebar} />
        </PartBoundary>
        <RegistryBanner />
        <MaintenanceBanner />
        <SetUpBar />
        <Main ref={main} tabIndex={-1}>
          <SectionTabs />
          <WidgetsProvider>
            <PermittedPage />
          </WidgetsProvider>
          <PendingPage />
        </Main>
      </Column>
      <AnchorHost />
      <ShortcutsSheet />
      <OverrideQuestion />
      <LeaveNote />
      <VisuallyHidden as="output">{title}</VisuallyHidden>
      <ScrollRestoration />
    </Page>
  );
}
