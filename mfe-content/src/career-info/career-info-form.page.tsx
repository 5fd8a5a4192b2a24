import { t } from '@lingui/core/macro';
import { siteRoutes } from 'contract';
import { Link, useNavigate } from 'react-router-dom';
import { Button, Card, PageHeader } from 'shared-ui';
import { RecordForm } from 'shared-ui/form';
import { careersPage, careersPageId } from '../common/careers-page';
import { SitePageLink } from '../common/site-page-link';
import { careerTableHref } from '../routes';
import { CareerInfoInputs } from './career-info.inputs';

function CareerInfoFormPage() {
  const navigate = useNavigate();
  return (
    <>
      <PageHeader
        title={t`Careers page`}
        description={<SitePageLink path={siteRoutes.careers} />}
        actions={
          <Button asChild variant="outline">
            <Link to={careerTableHref()}>{t`Applications`}</Link>
          </Button>
        }
      />
      <Card>
        <RecordForm
          resource={careersPage}
          target={{ kind: 'edit', id: careersPageId }}
          Inputs={CareerInfoInputs}
          canSaveAndNew={false}
          onCancel={() => void navigate(careerTableHref())}
        />
      </Card>
    </>
  );
}

export { CareerInfoFormPage as Component };
