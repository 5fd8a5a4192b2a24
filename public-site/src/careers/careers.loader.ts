import { type CareerInfo, careerInfoEndpoints, type Opening } from 'contract/content';
import { homeCrumb } from '../category/category-links';
import { formId } from '../form/form-view';
import { careersHref } from '../hrefs';
import { formViewOf } from '../server/form-view-of';
import { headOf } from '../server/head-of';
import type { PageLoader } from '../server/page-loader';
import type { PageRequest } from '../server/page-request';
import { pictureOrNone } from '../server/picture-of';
import { readRichText } from '../server/read-rich-text';
import { ApiRefusal } from '../server/site-api';
import type { CareersView, OpeningView } from './careers-view';

/** `?opening=` preselects an opening in the form. */
const openingParameter = 'opening';

export const loadCareers: PageLoader<CareersView> = async ({ page }) => {
  const openingId = page.url.searchParams.get(openingParameter) ?? '';
  const [info, form] = await Promise.all([readInfo(page), formViewOf(page, { openingId })]);
  const picture = info ? pictureOrNone(info) : null;
  const canonical = form.kind === 'sent' ? null : careersHref;
  return {
    kind: 'careers',
    head: await headOf(page, { picture, canonical }),
    crumbs: [homeCrumb, { label: 'Careers', to: careersHref }],
    headline: info?.headline ?? 'Careers',
    introduction: readRichText(info?.introduction ?? null, { firstHeading: 2 }),
    picture,
    openings: (info?.openings ?? []).filter(({ active }) => active).flatMap(openingView),
    form,
  };
};

/** Undefined until staff have written it. */
async function readInfo({ api }: PageRequest): Promise<CareerInfo | undefined> {
  try {
    return (await api.read(careerInfoEndpoints.get)).data;
  } catch (error) {
    if (error instanceof ApiRefusal && error.status === 404) return undefined;
    throw error;
  }
}

function openingView(opening: Opening): OpeningView[] {
  const { _id: id, title, location, employmentType, description } = opening;
  if (id === undefined) return [];
  const query = new URLSearchParams({ [openingParameter]: id });
  return [
    {
      id,
      title,
      location,
      employmentType,
      description: readRichText(description, { firstHeading: 3 }),
      applyHref: `${careersHref}?${query}#${formId}`,
    },
  ];
}
