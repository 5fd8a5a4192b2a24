import type { ArticleView } from './blog-view';

interface ArticleTagsProps {
  view: ArticleView;
}

/** Open Graph's tags for articles. React hoists them to the page's head. */
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
