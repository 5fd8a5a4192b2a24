import { readFileSync } from 'node:fs';
import { notFound } from 'next/navigation';
import { cache, createElement } from 'react';

export const dynamic = 'force-dynamic';

let pages;

/** The elements of the site's own pages, by slug. */
function elementsOf(slug) {
  pages ??= JSON.parse(readFileSync(process.env.ELEMENTS, 'utf8'));
  return pages[slug];
}

/** One call for each page, as the head and the body share it. */
const readChemical = cache(async (slug) => {
  const address = new URL('/api/product/getBySlug', process.env.API_URL);
  address.searchParams.set('slug', slug);
  const answer = await fetch(address, { cache: 'no-store' });
  if (answer.status === 404) notFound();
  if (!answer.ok) throw new Error(`The API answered ${answer.status}`);
  return (await answer.json()).data;
});

export async function generateMetadata({ params }) {
  const { slug } = await params;
  const { metaTitle, metaDescription, metaKeywords } = await readChemical(slug);
  return {
    title: metaTitle,
    description: metaDescription,
    keywords: metaKeywords,
    alternates: { canonical: `http://localhost/${slug}` },
  };
}

export default async function ChemicalPage({ params }) {
  const { slug } = await params;
  return elementsOf(slug).map(nodeOf);
}

function nodeOf(node, index) {
  if (typeof node === 'string') return node;
  const { tag, attributes, children } = node;
  return createElement(tag, { ...attributes, key: index }, ...children.map(nodeOf));
}
