import { productData } from '../chemical/product-data';
import { postingData } from '../blog/posting-data';
import { jobData } from '../careers/job-data';
import { organizationData } from '../frame/organization-data';
import { eventsData } from '../home/events-data';
import type { Crumb } from './crumb';
import type { Head } from './head';
import { jsonForScript } from './json-for-script';
import type { PageState } from './page-state';
import type { PictureView } from './picture-view';

/** Title, meta data and structured data of a page, on the server and after a navigation in the browser. */
export function PageHead({ origin, frame, page }: PageState) {
  const { head } = page;
  const picture = head.picture ?? frame?.banner?.picture ?? null;
  return (
    <>
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      <meta name="keywords" content={head.keywords} />
      <meta property="og:type" content={page.kind === 'article' ? 'article' : 'website'} />
      {frame === null ? null : <meta property="og:site_name" content={frame.siteName} />}
      <Address canonical={head.canonical} origin={origin} />
      <Card head={head} picture={picture} origin={origin} />
      {frame === null ? null : <StructuredData data={organizationData(frame, origin)} />}
      {'crumbs' in page ? <StructuredData data={breadcrumbList(page.crumbs, origin)} /> : null}
      {page.kind === 'chemical' ? <StructuredData data={productData(page, origin)} /> : null}
      {page.kind === 'article' ? (
        <StructuredData data={postingData(page, { origin, siteName: frame?.siteName ?? null })} />
      ) : null}
      {page.kind === 'careers'
        ? jobData(page.openings, { origin, siteName: frame?.siteName ?? null }).map(
            (data, index) => <StructuredData key={index} data={data} />,
          )
        : null}
      {page.kind === 'home'
        ? eventsData(page.events, origin).map((data, index) => (
            <StructuredData key={index} data={data} />
          ))
        : null}
    </>
  );
}

/** A page without an address of its own is none that anybody should find. */
function Address({ canonical, origin }: { canonical: string | null; origin: string }) {
  if (canonical === null) return <meta name="robots" content="noindex" />;
  return (
    <>
      <link rel="canonical" href={origin + canonical} />
      <meta property="og:url" content={origin + canonical} />
    </>
  );
}

interface CardProps {
  head: Head;
  picture: PictureView | null;
  origin: string;
}

/** What others show with a link to the page: Open Graph, and Twitter's card, which takes the rest from there. */
function Card({ head: { title, description }, picture, origin }: CardProps) {
  return (
    <>
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta name="twitter:card" content={picture === null ? 'summary' : 'summary_large_image'} />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      {picture === null ? null : (
        <>
          <meta property="og:image" content={origin + picture.src} />
          <meta property="og:image:alt" content={picture.alt} />
          <meta name="twitter:image" content={origin + picture.src} />
          <meta name="twitter:image:alt" content={picture.alt} />
        </>
      )}
    </>
  );
}

function StructuredData({ data }: { data: object }) {
  const json = jsonForScript({ '@context': 'https://schema.org', ...data });
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

function breadcrumbList(crumbs: readonly Crumb[], origin: string) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: origin + to,
    })),
  };
}
