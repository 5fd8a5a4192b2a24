import { t } from '@lingui/core/macro';
import { Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Spinner, token } from 'shared-ui';
import styled from 'styled-components';
import { useStay } from './federation-context';
import { NextPage } from './next-page';
import { RemoteApiProvider } from './remote-api';
import { lateText, pageLimit, PageTimeout, type PageWatch } from './page-watch';

interface RemotePageProps {
  readonly remote: string;
  readonly version: string;
  /** The remote with its version. */
  readonly name: string;
  readonly watch: PageWatch;
}

/** A remote's page: what it waits for is waited for inside the frame, and not for ever. */
export function RemotePage({ remote, version, name, watch }: RemotePageProps) {
  useStay(remote);
  const { pathname } = useLocation();
  const page = `${name} ${pathname}`;
  const [begun, setBegun] = useState<string>();
  if (begun !== page) {
    watch.begin(page);
    setBegun(page);
  }
  return (
    <RemoteApiProvider remote={remote} version={version}>
      <Suspense fallback={<Waiting />}>
        <NextPage>
          <Outlet />
        </NextPage>
        <Drawn page={page} watch={watch} />
      </Suspense>
    </RemoteApiProvider>
  );
}

/** Beside the page, so that it is drawn with it. */
function Drawn({ page, watch }: { readonly page: string; readonly watch: PageWatch }) {
  useEffect(() => watch.end(), [page, watch]);
  return null;
}

const Middle = styled.div`
  display: flex;
  justify-content: center;
  padding-top: 20vh;
  color: ${token.color.brandText};
`;

function Waiting() {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), pageLimit);
    return () => clearTimeout(timer);
  }, []);
  if (isLate) throw new PageTimeout(lateText);
  return (
    <Middle>
      <Spinner label={t`Loading the page`} size={28} />
    </Middle>
  );
}
