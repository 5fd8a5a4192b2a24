import { plural, t } from '@lingui/core/macro';
import { type blogs } from 'contract/content';
import { fileEndpoints } from 'contract/file';
import { ImageOff } from 'lucide-react';
import { Link } from 'react-router-dom';
import { dateText } from 'contract';
import { token } from 'shared-ui';
import { useApi } from 'shared-ui/client';
import { type RowOf } from 'shared-ui/resource';
import styled from 'styled-components';
import { editBlogHref } from '../routes';
import { CategoryName } from './category-name';
import { PublicationBadge } from './publication-badge';

const Card = styled.article`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  overflow: hidden;
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.lg};
  background: ${token.color.surface};
  box-shadow: ${token.shadow.sm};

  &:hover {
    border-color: ${token.color.borderStrong};
    box-shadow: ${token.shadow.md};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }
`;

const Picture = styled.div`
  display: grid;
  place-items: center;
  aspect-ratio: 16 / 9;
  background: ${token.color.surfaceSunken};
  color: ${token.color.textFaint};

  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const Words = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${token.space[2]};
  padding: ${token.space[4]};

  & > h2 {
    display: -webkit-box;
    overflow: hidden;
    font-size: ${token.text.lg};
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
  & > h2 > a {
    color: inherit;
    outline: none;
    text-decoration: none;
  }
  /* The whole card is the link. */
  & > h2 > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & > p {
    display: -webkit-box;
    overflow: hidden;
    color: ${token.color.textMuted};
    font-size: ${token.text.sm};
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[1]} ${token.space[3]};
  color: ${token.color.textMuted};
  font-size: ${token.text.xs};
  overflow-wrap: anywhere;

  &:last-child {
    flex-wrap: nowrap;
    margin-top: auto;
  }
  &:last-child > * {
    flex: none;
  }
  &:last-child > :first-child {
    flex: 0 1 auto;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

interface PostCardProps {
  post: RowOf<typeof blogs>;
}

/** A post as a card that opens its form. */
export function PostCard({ post }: PostCardProps) {
  const { _id, title, categoryId, excerpt, author, publishedAt, updatedAt, readingMinutes } = post;
  return (
    <Card>
      <PostPicture post={post} />
      <Words>
        <Line>
          <PublicationBadge post={post} />
          <span>
            <CategoryName id={categoryId} />
          </span>
        </Line>
        <h2 title={title}>
          <Link to={editBlogHref(_id)} data-card="">
            {title}
          </Link>
        </h2>
        {excerpt === null ? null : <p>{excerpt}</p>}
        <Line>
          <span>
            {[dateWords(publishedAt, updatedAt), author]
              .filter((part) => part !== null)
              .join(' · ')}
          </span>
          <span>{t`${plural(readingMinutes, { one: '# minute', other: '# minutes' })}`}</span>
        </Line>
      </Words>
    </Card>
  );
}

function dateWords(publishedAt: string | null, updatedAt: string) {
  return publishedAt === null ? t`Updated ${{ day: dateText(updatedAt) }}` : dateText(publishedAt);
}

/** Cropped around the focal point. */
function PostPicture({ post: { image, imageFacts } }: PostCardProps) {
  const api = useApi();
  if (image === null) {
    return (
      <Picture>
        <ImageOff size={24} aria-hidden="true" />
      </Picture>
    );
  }
  const { x, y } = imageFacts?.focus ?? { x: 0.5, y: 0.5 };
  return (
    <Picture>
      <img
        src={api.urlOf(fileEndpoints.download, { id: image, query: { w: 640 } })}
        alt=""
        loading="lazy"
        draggable={false}
        style={{ objectPosition: `${x * 100}% ${y * 100}%` }}
      />
    </Picture>
  );
}
