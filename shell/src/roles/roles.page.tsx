import { roles } from 'contract/staff';
import { PageHeader } from 'shared-ui';
import { RecordDialog, useRecordDialog } from 'shared-ui/form';
import { useResourceList } from 'shared-ui/resource';
import { ResourceTable } from 'shared-ui/table';
import { roleColumns } from './role.columns';
import { RoleInputs } from './role.inputs';

/** The roles, what each allows and who has it. */
function RolesPage() {
  const list = useResourceList(roles);
  const dialog = useRecordDialog();
  return (
    <>
      <PageHeader
        title="Roles"
        description="What people may see and do. Duplicate a built-in role to make one of your own."
      />
      <ResourceTable list={list} columns={roleColumns} {...dialog.actions} />
      <RecordDialog
        resource={roles}
        Inputs={RoleInputs}
        notCopied={['name', 'description']}
        {...dialog.props}
      />
    </>
  );
}

export { RolesPage as Component };
