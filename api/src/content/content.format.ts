import { aboutUs, banners, blogCategories, blogs, events, slides } from 'contract/content';
import { sql } from 'kysely';
import { listForm, referenceForm } from '../transfer/format/cell-form';
import { type Named, namedBy, type NamedKind, nameIndex } from '../transfer/format/names';
import { columnsOf, idColumn, type TransferFormat } from '../transfer/format/transfer-format';

const blogCategory = columnsOf(blogCategories);
export const blogCategoryFormat: TransferFormat = {
  resource: blogCategories,
  columns: [blogCategory('name', 'Name'), blogCategory('slug', 'Address'), idColumn],
  identity: [{ field: 'name' }],
  names: [],
};

/** Only the chemicals named in posts, as the catalogue may be far larger. */
const chemicalsOfPosts: NamedKind = {
  kind: 'chemical',
  load: async (database) => {
    const { rows } = await sql<Named>`
      select _id, name as text from chemical where _id in (
        select jsonb_array_elements_text(related_chemical_ids)::uuid from blog)`.execute(database);
    return nameIndex(rows, 'chemical');
  },
};

const blog = columnsOf(blogs);
export const blogFormat: TransferFormat = {
  resource: blogs,
  columns: [
    blog('title', 'Title'),
    blog('slug', 'Address'),
    blog('categoryId', 'Category', { form: referenceForm('blogCategory') }),
    blog('status', 'Status'),
    blog('publishedAt', 'Published'),
    blog('author', 'Author'),
    blog('excerpt', 'Excerpt'),
    blog('content', 'Text'),
    blog('readingMinutes', 'Minutes to read'),
    blog('image', 'Picture'),
    blog('imageAlt', 'What the picture shows'),
    blog('relatedChemicalIds', 'Chemicals', { form: listForm(referenceForm('chemical')) }),
    blog('metaTitle', 'Meta title'),
    blog('metaDescription', 'Meta description'),
    blog('metaKeywords', 'Meta keywords'),
    idColumn,
  ],
  identity: [{ field: 'slug' }],
  names: [namedBy('blogCategory'), chemicalsOfPosts],
};

const page = columnsOf(aboutUs);
export const aboutUsFormat: TransferFormat = {
  resource: aboutUs,
  columns: [
    page('title', 'Title'),
    page('slug', 'Address'),
    page('order', 'Order'),
    page('content', 'Text'),
    page('image', 'Picture'),
    page('imageAlt', 'What the picture shows'),
    idColumn,
  ],
  identity: [{ field: 'slug' }],
  names: [],
};

const event = columnsOf(events);
export const eventFormat: TransferFormat = {
  resource: events,
  columns: [
    event('title', 'Title'),
    event('slug', 'Address'),
    event('startsAt', 'Begins'),
    event('endsAt', 'Ends'),
    event('place', 'Place'),
    event('booth', 'Booth'),
    event('url', 'Website'),
    event('description', 'Description'),
    event('image', 'Picture'),
    event('imageAlt', 'What the picture shows'),
    idColumn,
  ],
  identity: [{ field: 'slug' }],
  names: [],
};

const banner = columnsOf(banners);
export const bannerFormat: TransferFormat = {
  resource: banners,
  columns: [
    banner('title', 'Title'),
    banner('subtitle', 'Subtitle'),
    banner('pageSlug', 'Page'),
    banner('image', 'Picture'),
    banner('alt', 'What the picture shows'),
    banner('ctaLabel', 'Button'),
    banner('ctaHref', 'Where the button leads'),
    banner('active', 'Active'),
    idColumn,
  ],
  identity: [],
  names: [],
};

const slide = columnsOf(slides);
export const slideFormat: TransferFormat = {
  resource: slides,
  columns: [
    slide('title', 'Title'),
    slide('text', 'Text'),
    slide('order', 'Order'),
    slide('image', 'Picture'),
    slide('alt', 'What the picture shows'),
    slide('ctaLabel', 'Button'),
    slide('ctaHref', 'Where the button leads'),
    slide('active', 'Active'),
    idColumn,
  ],
  identity: [],
  names: [],
};
