import { t } from '@lingui/core/macro';
import { shellRoutes } from 'contract';
import { operationEndpoints } from 'contract/operation';
import { Wrench } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from 'shared-ui';
import { useOwnRole } from 'shared-ui/client';
import { useCall } from 'shared-ui/resource';
import { Strip } from '../frame/strip';
import { useOperationStatus, useRefreshOperation } from './use-operation';

/** Reminds staff that visitors do not see the site; Owners end it here. */
export function MaintenanceBanner() {
  const { data } = useOperationStatus();
  const isOwner = useOwnRole()?.isOwner === true;
  const end = useCall(operationEndpoints.endMaintenance, {
    success: t`The site is open again`,
    failure: t`The site is still in maintenance`,
    onSuccess: useRefreshOperation(),
  });
  if (!data?.maintenance) return null;
  return (
    <Strip>
      <Wrench aria-hidden="true" />
      <output>{t`The site is in maintenance: visitors see “${{ text: data.maintenance.text }}”.`}</output>
      {isOwner ? (
        <>
          <Link to={shellRoutes.operation}>{t`Operation`}</Link>
          <Button variant="outline" size="sm" isLoading={end.isBusy} onClick={() => void end.run()}>
            {t`Switch maintenance off`}
          </Button>
        </>
      ) : null}
    </Strip>
  );
}
