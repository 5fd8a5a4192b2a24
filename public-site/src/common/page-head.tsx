import { productData } from '../chemical/product-data';
import type { Crumb } from './crumb';
import { jsonForScript } from './json-for-script';
import type { PageState } from './page-state';

/** Title, meta data and structured data of a page, on the server and after a navigation in the browser. */
export function PageHead({ origin, frame, page }: PageState) {
  const { title, description, keywords, canonical } = page.head;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta name="twitter:card" content="summary" />
      {frame === null ? null : <meta property="og:site_name" content={frame.siteName} />}
      {canonical === null ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={origin + canonical} />
          <meta property="og:url" content={origin + canonical} />
        </>
      )}
      {'crumbs' in page ? <StructuredData data={breadcrumbList(page.crumbs, origin)} /> : null}
      {page.kind === 'chemical' ? <StructuredData data={productData(page, origin)} /> : null}
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
