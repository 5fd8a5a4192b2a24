import { t } from '@lingui/core/macro';
import { type ContactInfo, contactInfos } from 'contract/content';
import { homeCrumb } from '../category-tree/category-links';
import { contactView } from '../frame/contact-of';
import { contactPlaceHref, pageHref } from '../common/hrefs';
import { countries } from '../load/display-texts';
import { formViewOf } from '../load/form-view-of';
import { headOf } from '../load/head-of';
import type { PageLoader } from '../load/page-loader';
import type { PageRequest } from '../load/page-request';
import { type MapPoint, positionOf } from '../worldwide/map-points';
import type { ContactPageView, ContactPlace } from './contact-view';

export const loadContact: PageLoader<ContactPageView> = async ({ page }) => {
  const form = formViewOf(page);
  const [head, contacts] = await Promise.all([headOf(page), readContacts(page)]);
  return {
    kind: 'contact',
    head: form.kind === 'sent' ? { ...head, canonical: null } : head,
    crumbs: [homeCrumb(), { label: t`Contact us`, to: pageHref('contact') }],
    places: contacts.map(placeOf),
    points: contacts.flatMap(pointOf),
    countries: countries(),
    form,
  };
};

/** All contact addresses, the primary one first. */
export async function readContacts({ api }: PageRequest): Promise<ListedContact[]> {
  const query = { pageSize: 100 };
  const { data } = await api.read(contactInfos.visitorEndpoints.list, { query });
  return data.toSorted((one, other) => Number(other.primary) - Number(one.primary));
}

type ListedContact = Omit<ContactInfo, 'createdAt' | 'updatedAt' | 'version'>;

/** A contact address in display form. */
export function placeOf(contact: ListedContact): ContactPlace {
  const { _id: id, latitude, longitude } = contact;
  const streetMap =
    latitude === null || longitude === null
      ? null
      : `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`;
  return { ...contactView(contact), id, streetMap };
}

function pointOf(contact: ListedContact): MapPoint[] {
  const { _id: id, label: name } = contact;
  const position = positionOf(contact);
  return position ? [{ id, name, kind: null, ...position, href: contactPlaceHref(id) }] : [];
}
