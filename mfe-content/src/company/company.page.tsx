import { t } from '@lingui/core/macro';
import { siteRoutes } from 'contract';
import { useState } from 'react';
import { Card, PageHeader } from 'shared-ui';
import { RecordForm } from 'shared-ui/form';
import { SitePageLink } from '../common/site-page-link';
import { companyId, companyRecord } from './company-record';
import { CompanyInputs } from './company.inputs';
import { CompanyLinks } from './company-links';
import { TranslatorsFiles } from './translators-files';

function CompanyPage() {
  const [round, setRound] = useState(0);
  return (
    <>
      <PageHeader title={t`Company`} description={<SitePageLink path={siteRoutes.home} />} />
      <Card>
        <RecordForm
          key={round}
          resource={companyRecord}
          target={{ kind: 'edit', id: companyId }}
          Inputs={CompanyInputs}
          canSaveAndNew={false}
          onCancel={() => setRound(round + 1)}
        />
      </Card>
      <TranslatorsFiles />
      <CompanyLinks />
    </>
  );
}

export { CompanyPage as Component };
