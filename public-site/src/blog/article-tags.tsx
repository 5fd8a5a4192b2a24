import type { ArticleView } from './blog-view';

interface ArticleTagsProps {
  view: ArticleView;
}

/** What Open Graph has for articles alone. React puts it into the head of the page. */
export function ArticleTags({ view }: ArticleTagsProps) {
  const { published, updatedAt, category, author } = view;
  return (
    <>
      {published === null ? null : (
        <meta property="article:published_time" content={published.iso} />
      )}
      <meta property="article:modified_time" content={updatedAt} />
      {category === null ? null : <meta property="article:section" content={category.name} />}
      {author === null ? null : <meta name="author" content={author} />}
    </>
  );
}
