import { t } from '@lingui/core/macro';
import { emailEndpoints, templates } from 'contract/email';
import { FileText, Send } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { Button, DropdownMenuItem, EmptyState, PageHeader } from 'shared-ui';
import { Permitted } from 'shared-ui/client';
import { type RowOf, useResourceList } from 'shared-ui/resource';
import { ResourceTable } from 'shared-ui/table';
import { addTemplateHref, editTemplateHref, emailFormHref } from '../routes';
import { templateColumns } from './template.columns';
import { TemplateFilters } from './template.filters';

function TemplateTablePage() {
  const list = useResourceList(templates);
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title={t`Email templates`} description={t`Texts written once and sent often.`} />
      <ResourceTable
        list={list}
        columns={templateColumns}
        hrefOf={({ _id }) => editTemplateHref(_id)}
        onNew={() => void navigate(addTemplateHref())}
        onDuplicate={({ _id }) => void navigate(addTemplateHref({ copyOf: _id }))}
        Filters={TemplateFilters}
        RowActions={TemplateActions}
        Empty={NoTemplates}
      />
    </>
  );
}

function TemplateActions({ row }: { row: RowOf<typeof templates> }) {
  return (
    <Permitted to={emailEndpoints.send}>
      <DropdownMenuItem asChild>
        <Link to={emailFormHref({ templateId: row._id })}>
          <Send /> {t`Write with it`}
        </Link>
      </DropdownMenuItem>
    </Permitted>
  );
}

function NoTemplates() {
  return (
    <EmptyState
      title={t`No templates yet`}
      icon={<FileText />}
      action={
        <Button asChild>
          <Link to={addTemplateHref()}>{t`New template`}</Link>
        </Button>
      }
    >
      {t`Write a text once, with variables for what changes from one recipient to the next.`}
    </EmptyState>
  );
}

export { TemplateTablePage as Component };
