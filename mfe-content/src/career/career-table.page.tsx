import { t } from '@lingui/core/macro';
import { careerApplications } from 'contract/content';
import { Briefcase } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { Button, EmptyState, PageHeader } from 'shared-ui';
import { useResourceList } from 'shared-ui/resource';
import { ResourceTable } from 'shared-ui/table';
import { addApplicationHref, careerInfoHref, editApplicationHref } from '../routes';
import { ApplicationBulk } from './application-bulk';
import { applicationColumns } from './application.columns';
import { ApplicationFilters } from './application.filters';

function CareerTablePage() {
  const list = useResourceList(careerApplications);
  const navigate = useNavigate();
  return (
    <>
      <PageHeader
        title={t`Job applications`}
        description={t`Who wants to work with us, from the website and by letter.`}
        actions={
          <Button asChild variant="outline">
            <Link to={careerInfoHref()}>{t`Openings`}</Link>
          </Button>
        }
      />
      <ResourceTable
        list={list}
        columns={applicationColumns}
        hrefOf={({ _id }) => editApplicationHref(_id)}
        onNew={() => void navigate(addApplicationHref())}
        Filters={ApplicationFilters}
        BulkActions={ApplicationBulk}
        Empty={NoApplications}
      />
    </>
  );
}

function NoApplications() {
  return (
    <EmptyState
      title={t`No applications yet`}
      icon={<Briefcase />}
      action={
        <Button asChild variant="outline">
          <Link to={careerInfoHref()}>{t`Openings`}</Link>
        </Button>
      }
    >
      {t`What comes from the careers page of the website stands here; enter what comes by letter.`}
    </EmptyState>
  );
}

export { CareerTablePage as Component };
