import type { SiteLanguage } from 'contract';
import { feedHref } from '../common/hrefs';
import { pathIn, plainPath } from '../language/addresses';
import { currentLanguage } from '../language/current-language';
import { defaultLanguage, languagesOf, openGraphLocale } from '../language/languages';
import type { PageState } from './page-state';
import { type SharedPicture, sharedPictureOf } from '../common/shared-picture';

/** Title and metadata of a page, on the server and after a navigation in the browser. */
export function PageHead({ origin, frame, page }: PageState) {
  const { title, description, keywords, canonical } = page.head;
  return (
    <>
      <title>{fullTitle(title, frame?.titleSuffix ?? null)}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords} />
      <Address canonical={canonical} origin={origin} spoken={frame?.languages ?? []} />
      <link rel="alternate" type="application/atom+xml" title="Articles" href={feedHref} />
      <meta property="og:type" content={page.kind === 'article' ? 'article' : 'website'} />
      <meta property="og:locale" content={openGraphLocale(currentLanguage())} />
      {frame === null ? null : <meta property="og:site_name" content={frame.siteName} />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <Card picture={pictureOf({ frame, page })} origin={origin} />
    </>
  );
}

/** The title with the company's short name, unless it says it already. */
function fullTitle(title: string, suffix: string | null): string {
  return suffix === null || title.includes(suffix) ? title : `${title} – ${suffix}`;
}

interface Origin {
  origin: string;
}

interface AddressProps extends Origin {
  canonical: string | null;
  /** The site's languages beside the default one. */
  spoken: readonly SiteLanguage[];
}

/** A page without a canonical address must not be indexed. */
function Address({ canonical, origin, spoken }: AddressProps) {
  if (canonical === null) return <meta name="robots" content="noindex" />;
  const path = plainPath(canonical);
  return (
    <>
      <link rel="canonical" href={origin + canonical} />
      {languagesOf(spoken).map((language) => (
        <link
          key={language.code}
          rel="alternate"
          hrefLang={language.code}
          href={origin + pathIn(language, path)}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + pathIn(defaultLanguage, path)} />
      <meta property="og:url" content={origin + canonical} />
    </>
  );
}

type Picture = SharedPicture & { isLarge: boolean };

/** The page's picture, else its banner's, else the company's logo. */
function pictureOf({ frame, page }: Pick<PageState, 'frame' | 'page'>): Picture | null {
  const own = page.head.picture ?? frame?.banner?.picture;
  if (own) return { ...sharedPictureOf(own), isLarge: true };
  const mark = frame?.logos.light ?? frame?.logos.dark;
  // Other sites do not show a drawing without a size in pixels.
  if (!mark || mark.width === null) return null;
  return { ...sharedPictureOf(mark), isLarge: false };
}

/** The preview that other sites show with a link: Open Graph, and Twitter's card, which reuses its data. */
function Card({ picture, origin }: Origin & { picture: Picture | null }) {
  return (
    <>
      <meta name="twitter:card" content={picture?.isLarge ? 'summary_large_image' : 'summary'} />
      {picture && (
        <>
          <meta property="og:image" content={origin + picture.src} />
          {picture.size && (
            <>
              <meta property="og:image:width" content={String(picture.size.width)} />
              <meta property="og:image:height" content={String(picture.size.height)} />
            </>
          )}
          <meta property="og:image:alt" content={picture.alt} />
          <meta name="twitter:image" content={origin + picture.src} />
          <meta name="twitter:image:alt" content={picture.alt} />
        </>
      )}
    </>
  );
}
