import { t } from '@lingui/core/macro';
import { emailCategories } from 'contract/email';
import { List } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { DropdownMenuItem, PageHeader } from 'shared-ui';
import { type RowOf, useResourceList } from 'shared-ui/resource';
import { ResourceTable } from 'shared-ui/table';
import { editEmailCategoryHref, emailCategoryFormHref, templateTableHref } from '../routes';
import { emailCategoryColumns } from './email-category.columns';

function EmailCategoryPage() {
  const list = useResourceList(emailCategories);
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title={t`Email categories`} description={t`What templates are filed under.`} />
      <ResourceTable
        list={list}
        columns={emailCategoryColumns}
        hrefOf={({ _id }) => editEmailCategoryHref(_id)}
        onNew={() => void navigate(emailCategoryFormHref())}
        onDuplicate={({ _id }) => void navigate(emailCategoryFormHref({ copyOf: _id }))}
        RowActions={EmailCategoryActions}
      />
    </>
  );
}

function EmailCategoryActions({ row }: { row: RowOf<typeof emailCategories> }) {
  return (
    <DropdownMenuItem asChild>
      <Link to={templateTableHref({ categoryId: row._id })}>
        <List /> {t`Show templates`}
      </Link>
    </DropdownMenuItem>
  );
}

export { EmailCategoryPage as Component };
