import { mediaEndpoints } from 'contract/content';
import { jobEndpoints } from 'contract/jobs';
import { recordEndpoints } from 'contract/record';
import { adminEndpoints, savedViews } from 'contract/staff';
import { storyJob } from './story-job';
import { storyMedia } from './story-media';

const at = '2026-11-21T08:30:00.000Z';
const ada = '0190c5d0-0000-7000-8000-0000000000ad';

/** The id of a story's record by its index. */
export function storyId(place: number) {
  return `0190c5d0-0000-7000-8000-${String(place).padStart(12, '0')}`;
}

function page(data: readonly object[]) {
  return { data, total: data.length, page: 1, pageSize: 25 };
}

const record = { version: 1, createdAt: at, updatedAt: at };

function view(place: number, facts: object) {
  const blank = { resource: 'unit', query: '', columns: [], isShared: false, ownerId: ada };
  return { ...record, _id: storyId(place), ...blank, ...facts };
}

const trashed = [
  { title: 'Stone', deletedBy: 'Ada Lovelace' },
  { title: 'Hundredweight (long), 112 lb avoirdupois, as it was used in the trade of the Empire' },
].map((facts, place) => ({
  _id: storyId(300 + place),
  deletedAt: at,
  goneAt: '2026-12-21T08:30:00.000Z',
  mergedInto: null,
  deletedBy: null,
  ...facts,
}));

const before =
  'The unit that most goods are sold in. One kilogram is the mass of a litre of water, more or less, at its densest.';
const after = before
  .replace('most goods are', 'nearly all chemicals are')
  .replace(', more or less', '');

const history = [
  {
    action: 'update',
    changes: [
      { field: 'name', from: 'Kilo', to: 'Kilogram' },
      { field: 'description', from: before, to: after },
      { field: 'synonyms', from: ['kilo', 'kgm'], to: ['kilo', 'kilogramme'] },
      { field: 'isShared', from: false, to: true },
    ],
  },
  { action: 'update', jobId: storyId(1), changes: [{ field: 'factor', from: 10, to: 1 }] },
  { action: 'add', by: null, changes: [] },
].map((facts, place) => ({
  _id: storyId(400 + place),
  resource: 'unit',
  recordId: storyId(0),
  at,
  version: 3 - place,
  by: 'Ada Lovelace',
  jobId: null,
  ...facts,
}));

const refusals = [
  { title: 'Acetone', reason: 'Another chemical has this address.' },
  { title: 'Benzene', reason: 'Somebody changed it since.' },
].map((facts, place) => ({ recordId: storyId(500 + place), ...facts }));

const admin = {
  _id: ada,
  firstname: 'Ada',
  lastname: 'Lovelace',
  email: 'a@b.example',
  photo: null,
  releaseNews: false,
  mailedTopics: [],
  language: null,
  locale: null,
  phone: null,
  signature: null,
  timeZone: null,
};

/** Responses of other endpoints in stories, by path. */
export const cannedAnswers: Readonly<Record<string, object>> = {
  [recordEndpoints.uses.path]: { data: [] },
  [recordEndpoints.presence.path]: { data: [] },
  [recordEndpoints.trash.path]: page(trashed),
  [recordEndpoints.history.path]: page(history),
  [jobEndpoints.refusals.path]: page(refusals),
  [jobEndpoints.bulk.path]: { data: storyJob({ state: 'queued', done: 0 }) },
  [jobEndpoints.get.path]: { data: storyJob() },
  [jobEndpoints.cancel.path]: { data: storyJob({ state: 'cancelled' }) },
  [adminEndpoints.profile.path]: { admin },
  [mediaEndpoints.list.path]: page(storyMedia),
  [savedViews.paths.list.path]: page([
    view(600, { name: 'Units of mass', query: 'search=g' }),
    view(601, { name: 'By symbol', query: 'sort=symbol', isShared: true, ownerId: storyId(9) }),
  ]),
};
