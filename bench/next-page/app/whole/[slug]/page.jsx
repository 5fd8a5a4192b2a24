import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { headOf } from '../../read-chemical';

export const dynamic = 'force-dynamic';

let pages;

/** The elements of the site's own pages, by slug. */
function elementsOf(slug) {
  pages ??= JSON.parse(readFileSync(process.env.ELEMENTS, 'utf8'));
  return pages[slug];
}

export async function generateMetadata({ params }) {
  const { slug } = await params;
  return headOf(slug);
}

export default async function WholePage({ params }) {
  const { slug } = await params;
  return elementsOf(slug).map(nodeOf);
}

function nodeOf(node, index) {
  if (typeof node === 'string') return node;
  const { tag, attributes, children } = node;
  return createElement(tag, { ...attributes, key: index }, ...children.map(nodeOf));
}
