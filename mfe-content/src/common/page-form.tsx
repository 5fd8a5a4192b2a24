import { useNavigate } from 'react-router-dom';
import { FormCard, RecordForm, type RecordFormProps } from 'shared-ui/form';
import { type AnyResource, useListReturn } from 'shared-ui/resource';

interface PageFormProps<R extends AnyResource> extends Pick<
  RecordFormProps<R>,
  'resource' | 'target' | 'Inputs' | 'notCopied' | 'initialValues' | 'canSaveAndNew'
> {
  /** The list to return to, unless it was left with filters. */
  listHref: string;
  /** The blank form for "Save and new". */
  newHref: string;
}

/** A resource's form on a page of its own, with its navigation after saving. */
export function PageForm<R extends AnyResource>(props: PageFormProps<R>) {
  const { listHref, newHref, ...form } = props;
  const navigate = useNavigate();
  const listReturn = useListReturn(form.resource, listHref);
  return (
    <FormCard>
      <RecordForm
        {...form}
        onCancel={() => void navigate(listReturn)}
        onSaved={(_record, intent) => {
          if (intent === 'close') void navigate(listReturn);
          else void navigate(newHref, { replace: true });
        }}
      />
    </FormCard>
  );
}
