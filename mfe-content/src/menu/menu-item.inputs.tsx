import { t } from '@lingui/core/macro';
import type { menuItems } from 'contract/content';
import { FlagField, InputGrid, type InputsProps, TextField } from 'shared-ui/form';
import { SitePathField } from '../common/site-path-field';
import { ParentField } from './parent-field';

export function MenuItemInputs({ form }: InputsProps<typeof menuItems>) {
  return (
    <InputGrid>
      <TextField form={form} name="title" label={t`Title`} />
      <SitePathField
        form={form}
        name="path"
        label={t`Path`}
        help={t`A page or category of this site, such as /about.`}
      />
      <ParentField form={form} />
      <FlagField
        form={form}
        name="visible"
        label={t`Visible`}
        help={t`An item that is not visible hides what stands below it, too.`}
      />
    </InputGrid>
  );
}
