import { releaseEndpoints } from 'contract/release';
import type { ReactNode } from 'react';
import { usePermission } from 'shared-ui/client';
import { LineActions } from '../parts/stacked-table';

/** Buttons at the end of a row, for those who may release. */
export function ReleaseActions({ children }: { readonly children: ReactNode }) {
  const mayRelease = usePermission(releaseEndpoints.activate.needs);
  return mayRelease ? <LineActions>{children}</LineActions> : null;
}
