import { notFound } from 'next/navigation';
import { cache } from 'react';

/** One call for each page, as the head and the body share it. */
export const readChemical = cache(async (slug) => {
  const address = new URL('/api/product/getBySlug', process.env.API_URL);
  address.searchParams.set('slug', slug);
  const answer = await fetch(address, { cache: 'no-store' });
  if (answer.status === 404) notFound();
  if (!answer.ok) throw new Error(`The API answered ${answer.status}`);
  return (await answer.json()).data;
});

/** The page's metadata. */
export async function headOf(slug) {
  const { metaTitle, metaDescription, metaKeywords } = await readChemical(slug);
  return {
    title: metaTitle,
    description: metaDescription,
    keywords: metaKeywords,
    alternates: { canonical: `http://localhost/${slug}` },
  };
}
