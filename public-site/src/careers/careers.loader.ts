import { t } from '@lingui/core/macro';
import { type CareerInfo, careerInfoEndpoints, type Opening } from 'contract/content';
import { homeCrumb } from '../category-tree/category-links';
import { formId } from '../form/form-view';
import { pageHref } from '../common/hrefs';
import { formViewOf } from '../load/form-view-of';
import { headOf } from '../load/head-of';
import type { PageLoader } from '../load/page-loader';
import type { PageRequest } from '../load/page-request';
import { pictureOrNone } from '../load/picture-of';
import { readRichText } from '../load/read-rich-text';
import { orNone } from '../load/or-none';
import type { CareersView, OpeningView } from './careers-view';

/** `?opening=` preselects an opening in the form. */
const openingParameter = 'opening';

export const loadCareers: PageLoader<CareersView> = async ({ page }) => {
  const openingId = page.url.searchParams.get(openingParameter) ?? '';
  const info = await readInfo(page);
  const form = formViewOf(page, { openingId });
  const picture = info ? pictureOrNone(info) : null;
  const canonical = form.kind === 'sent' ? null : pageHref('careers');
  return {
    kind: 'careers',
    head: await headOf(page, { picture, canonical }),
    crumbs: [homeCrumb(), { label: t`Careers`, to: pageHref('careers') }],
    headline: info?.headline ?? t`Careers`,
    introduction: readRichText(info?.introduction ?? null, { firstHeading: 2 }),
    picture,
    openings: (info?.openings ?? []).filter(({ active }) => active).flatMap(openingView),
    form,
  };
};

/** Undefined until staff have written it. */
async function readInfo({ api }: PageRequest): Promise<CareerInfo | undefined> {
  return (await orNone(api.read(careerInfoEndpoints.get)))?.data;
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
      applyHref: `${pageHref('careers')}?${query}#${formId}`,
    },
  ];
}
