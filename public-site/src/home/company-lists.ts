import type { Place } from 'contract/content';
import { placeOf, readContacts } from '../contact/contact.loader';
import type { ContactPlace } from '../contact/contact-view';
import { answerHoursOf } from '../load/answer-hours';
import type { PageRequest } from '../load/page-request';
import { readOr } from '../load/read-or';
import { readFacets, readUses } from '../selection/uses';
import { figuresOf } from './figures-of';
import type { HomeView, IntroductionView } from './home-view';

/** What staff wrote of the first page for search engines: it says who this is and what is sold. */
export function introductionOf(page: PageRequest): Promise<IntroductionView | null> {
  return readOr<IntroductionView | null>(page, {
    what: 'The introduction',
    otherwise: null,
    read: async () => {
      const [metas, { name }] = await Promise.all([page.metas(), page.company()]);
      const home = metas.find(({ pageSlug }) => pageSlug.replaceAll('/', '') === '');
      const title = home?.metaTitle ?? '';
      const text = home?.metaDescription ?? '';
      if (title === '' || text === '') return null;
      return { name: name !== null && title.includes(name) ? null : name, title, text };
    },
  });
}

type Proof = Pick<HomeView, 'figures' | 'uses'>;

/** Uses on the first page. */
const maxUses = 12;

/** What the records prove, and the uses of most chemicals. */
export function proofOf(page: PageRequest, places: readonly Pick<Place, 'country'>[]) {
  return readOr<Proof>(page, {
    what: 'The figures',
    otherwise: { figures: [], uses: [] },
    read: async () => {
      const [listed, uses, answerHours] = await Promise.all([
        readFacets(page),
        readUses(page),
        answerHoursOf(page),
      ]);
      const countries = places.map(({ country }) => country);
      return {
        figures: figuresOf({ ...listed, countries, answerHours }),
        uses: uses
          .toSorted((one, other) => other.count - one.count)
          .slice(0, maxUses)
          .map(({ name, href, count }) => ({ name, href, count })),
      };
    },
  });
}

/** More are on their own page. */
const maxContacts = 3;

export function contactsOf(page: PageRequest): Promise<ContactPlace[]> {
  return readOr<ContactPlace[]>(page, {
    what: 'The contacts',
    otherwise: [],
    read: async () => (await readContacts(page)).slice(0, maxContacts).map(placeOf),
  });
}
