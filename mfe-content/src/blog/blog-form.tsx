import { blogs } from 'contract/content';
import { useNavigate } from 'react-router-dom';
import { Card } from 'shared-ui';
import { type FormTarget, RecordForm } from 'shared-ui/form';
import { useListReturn } from 'shared-ui/resource';
import { blogFormHref, blogTableHref, editBlogHref } from '../routes';
import { BlogInputs } from './blog.inputs';

interface BlogFormProps {
  target: FormTarget;
}

/** The form of the add and edit pages. Saving stays on the page, for a look at the preview before publishing. */
export function BlogForm({ target }: BlogFormProps) {
  const navigate = useNavigate();
  const listHref = useListReturn(blogs, blogTableHref());
  return (
    <Card>
      <RecordForm
        resource={blogs}
        target={target}
        Inputs={BlogInputs}
        notCopied={['status', 'publishedAt']}
        onCancel={() => void navigate(listHref)}
        onSaved={({ _id }, intent) => {
          if (intent === 'new') void navigate(blogFormHref(), { replace: true });
          else if (target.kind !== 'edit') void navigate(editBlogHref(_id), { replace: true });
        }}
      />
    </Card>
  );
}
