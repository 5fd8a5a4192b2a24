import { plural, t } from '@lingui/core/macro';
import { type blogs, blogEndpoints } from 'contract/content';
import { Clock, Eye } from 'lucide-react';
import { Button, token } from 'shared-ui';
import { Permitted } from 'shared-ui/client';
import { type ResourceFormController } from 'shared-ui/form';
import styled from 'styled-components';
import { PublicationBadge } from './publication-badge';
import { usePreview } from './use-preview';

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[3]} ${token.space[4]};
  margin-bottom: ${token.space[4]};
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[1]} ${token.space[4]};
  min-width: 0;
  color: ${token.color.textMuted};
  font-size: ${token.text.sm};
`;

const Minutes = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.3rem;
`;

const Preview = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]} ${token.space[3]};

  & > p {
    color: ${token.color.textMuted};
    font-size: ${token.text.sm};
  }
`;

type Form = ResourceFormController<typeof blogs>;

interface PostHeadProps {
  form: Form;
  post: NonNullable<Form['record']>;
}

/** The publication state of a stored post, with a link to its preview. */
export function PostHead({ form, post }: PostHeadProps) {
  const { isOpening, open } = usePreview(post._id);
  return (
    <Box>
      <Facts>
        <PublicationBadge post={post} />
        <Minutes>
          <Clock size={14} aria-hidden="true" />{' '}
          {t`${plural(post.readingMinutes, { one: '# minute to read', other: '# minutes to read' })}`}
        </Minutes>
      </Facts>
      <Preview>
        {form.isDirty ? <p>{t`Without what you have not saved yet:`}</p> : null}
        <Permitted to={blogEndpoints.preview}>
          <Button variant="outline" size="sm" isLoading={isOpening} onClick={() => void open()}>
            <Eye /> {t`Preview on the site`}
          </Button>
        </Permitted>
      </Preview>
    </Box>
  );
}
