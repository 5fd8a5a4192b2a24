import { t } from '@lingui/core/macro';
import { roles } from 'contract/staff';
import { Eye } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { DropdownMenuItem, PageHeader } from 'shared-ui';
import { RecordDialog, useRecordDialog } from 'shared-ui/form';
import { type RowOf, useResourceList } from 'shared-ui/resource';
import { ResourceTable } from 'shared-ui/table';
import { rolesHref } from '../app/hrefs';
import { roleColumns } from './role.columns';
import { RoleInputs } from './role.inputs';
import { RolePolicy } from './role-policy';

/** The roles, or what one of them sees. */
function RolesPage() {
  const [address] = useSearchParams();
  const role = address.get('role');
  return role === null ? <RoleList /> : <RolePolicy id={role} key={role} />;
}

/** What each role allows and who has it. */
function RoleList() {
  const list = useResourceList(roles);
  const dialog = useRecordDialog();
  return (
    <>
      <PageHeader
        title={t`Roles`}
        description={t`What people may see and do. Duplicate a built-in role to make one of your own.`}
      />
      <ResourceTable
        list={list}
        columns={roleColumns}
        RowActions={RoleActions}
        {...dialog.actions}
      />
      <RecordDialog
        resource={roles}
        Inputs={RoleInputs}
        notCopied={['name', 'description']}
        {...dialog.props}
      />
    </>
  );
}

function RoleActions({ row }: { readonly row: RowOf<typeof roles> }) {
  return (
    <DropdownMenuItem asChild>
      <Link to={rolesHref(row._id)}>
        <Eye /> {t`What does this role see?`}
      </Link>
    </DropdownMenuItem>
  );
}

export { RolesPage as Component };
