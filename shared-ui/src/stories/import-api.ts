import { type ProblemCode, problems, problemType } from 'contract';
import { type Job, jobEndpoints } from 'contract/jobs';
import { Import, importEndpoint, importEndpoints, ImportVerdict } from 'contract/transfer';
import { createApiClient } from '../client/create-api-client';
import { apiAdapter, type Inject, type InjectRequest } from '../testing/api-adapter';
import { storyJob } from './story-job';

/** The endpoint that accepts the file of a story's import. */
export const unitImport = importEndpoint('unit', 'unit', 'chemicals');

export const storyImportId = '0190c5d0-0000-7000-8000-0000000000bb';
const jobId = '0190c5d0-0000-7000-8000-0000000000aa';
const counts = { new: 812, changed: 33, unchanged: 135, wrong: 20 };

/** A valid import; a story overrides the relevant facts. */
export function storyImport(facts: Partial<Record<keyof Import, unknown>> = {}): Import {
  return Import.parse({
    _id: storyImportId,
    resource: 'unit',
    fileName: 'units of all warehouses.csv',
    format: 'csv',
    state: 'checked',
    columns: [
      { name: 'Unit', samples: ['Drum of 200 kg', 'Bag of 25 kg', 'Pallet of 1 000 kg'] },
      { name: 'Short', samples: ['drum', 'bag', 'pallet'] },
      { name: 'In kilograms', samples: ['1.200', '25', '1.000'], decimal: 'unclear' },
      {
        name: 'Remark',
        samples: [`On pallets of the warehouse only${', stacked'.repeat(12)}`, ''],
      },
    ],
    reading: { encoding: 'utf-8', separator: ',', headRow: 2, headRows: 1 },
    choices: {},
    mapping: { Unit: 'name', Short: 'symbol', 'In kilograms': 'factor' },
    counts,
    jobId,
    problem: null,
    createdAt: '2026-11-21T08:30:00.000Z',
    by: 'Ada Lovelace',
    ...facts,
  });
}

const guide = {
  fields: [
    { name: 'name', label: 'Name', isRequired: true, isNumber: false, help: null },
    { name: 'symbol', label: 'Symbol', isRequired: true, isNumber: false, help: null },
    {
      name: 'dimension',
      label: 'Dimension',
      isRequired: true,
      isNumber: false,
      help: 'mass, volume or amount',
    },
    { name: 'factor', label: 'Factor', isRequired: true, isNumber: true, help: null },
  ],
  identifiedBy: ['symbol'],
  files: [
    { format: 'csv', maxBytes: 50_000_000 },
    { format: 'xlsx', maxBytes: 25_000_000 },
  ],
  maxRows: 250_000,
};

const preview = {
  rows: [
    ['Units of all warehouses', '', '', ''],
    ['Unit', 'Short', 'In kilograms', 'Remark'],
    ...Array.from({ length: 20 }, (_, index) => [`Drum of ${index} kg`, 'drum', String(index), '']),
  ],
  reading: { encoding: 'windows-1252', separator: ';', headRow: 2, headRows: 1 },
  sheets: [],
  doubts: ['The letters may be of another encoding. Look at the words with accents, or choose it.'],
  columns: ['Unit', 'Short', 'In kilograms', 'Remark'],
};

const mistakes = [
  {
    field: 'factor',
    kind: 'wrong',
    rows: 20,
    spellings: 2,
    options: [],
    mayLeaveOut: true,
    cells: [
      {
        text: 'two hundred',
        count: 18,
        rows: [3, 4],
        message: '“two hundred” is no number',
        offered: '200',
      },
      { text: 'some', count: 2, rows: [9, 12], message: '“some” is no number', offered: null },
    ],
  },
  {
    field: 'name',
    kind: 'held',
    rows: 1,
    spellings: 1,
    options: [],
    mayLeaveOut: false,
    cells: [
      {
        text: 'Drum',
        count: 1,
        rows: [17],
        message: 'Stays “Drum of 1 kg”, as it is published with it; the file has “Drum”',
        offered: null,
      },
    ],
  },
  {
    field: 'similar',
    kind: 'held',
    rows: 1,
    spellings: 1,
    options: [],
    mayLeaveOut: false,
    cells: [
      {
        text: 'Pallet',
        count: 1,
        rows: [21],
        message:
          'Looks like the unit “Pallet”. It is not added unless you say that it is another one',
        offered: null,
      },
    ],
  },
];

/** The data of a story's server: an import, its jobs, and refusals by an endpoint's path. */
export interface ImportStory {
  shown: Import;
  job: Job;
  undo?: Job;
  refusals?: ReadonlyMap<string, ProblemCode>;
}

function rowOf(verdict: ImportVerdict, index: number) {
  const at = { new: 1, changed: 813, unchanged: 846, wrong: 981 }[verdict];
  const name = `Drum of ${index + 1} kg`;
  const change = { field: 'factor', from: index + 1, to: index + 1.5 };
  const remark = 'a remark that goes on and on, '.repeat(9);
  return {
    number: at + index,
    verdict,
    title: name,
    recordId: verdict === 'new' || verdict === 'wrong' ? null : storyImportId,
    changes: {
      new: [
        { field: 'name', from: null, to: name },
        { field: 'symbol', from: null, to: `drum${index + 1}` },
        { field: 'factor', from: null, to: index + 1 },
      ],
      changed: index === 0 ? [change, { field: 'name', from: name, to: name + remark }] : [change],
      unchanged: [],
      wrong: [],
    }[verdict],
    errors:
      verdict === 'wrong' ? [{ path: 'factor', message: 'Write a number: "two hundred"' }] : [],
    isWritten: false,
  };
}

function rows(query: URLSearchParams) {
  const verdict = ImportVerdict.parse(query.get('verdict'));
  const total = counts[verdict];
  const pageSize = Number(query.get('pageSize'));
  const page = Number(query.get('page'));
  const start = (page - 1) * pageSize;
  const length = Math.max(Math.min(pageSize, total - start), 0);
  const data = Array.from({ length }, (_, index) => rowOf(verdict, start + index));
  return { data, total, page, pageSize };
}

function earlier(shown: Import) {
  const idAt = (end: string) => shown._id.slice(0, -2) + end;
  const old = {
    ...shown,
    _id: idAt('01'),
    fileName: 'Units 2025.xlsx',
    format: 'xlsx',
    state: 'done',
  };
  const broken = {
    ...shown,
    _id: idAt('02'),
    fileName: 'Liste.csv',
    state: 'failed',
    counts: null,
    by: null,
  };
  return { data: [shown, old, broken], total: 3, page: 1, pageSize: 10 };
}

function answerOf(story: ImportStory, { url }: InjectRequest): object {
  const { pathname, searchParams } = new URL(url, 'http://stories');
  const { shown, job, undo } = story;
  const list = (data: readonly object[]) => ({
    data,
    total: data.length,
    page: 1,
    pageSize: 10,
  });
  switch (pathname.replace('/api/', '')) {
    case importEndpoints.guide.path:
      return { data: guide };
    case importEndpoints.list.path:
      return earlier(shown);
    case importEndpoints.preview.path:
      return { data: preview };
    case importEndpoints.mistakes.path:
      return { data: mistakes };
    case importEndpoints.rows.path:
      return rows(searchParams);
    case jobEndpoints.get.path:
      return { data: searchParams.get('id') === undo?._id ? undo : job };
    case jobEndpoints.list.path:
      return list(undo === undefined ? [] : [undo]);
    case jobEndpoints.refusals.path:
      return list([{ recordId: null, title: 'Drum of 9 kg', reason: 'It was changed since.' }]);
    default:
      return { data: shown };
  }
}

/** A client whose server has one import that never progresses; each request reads the facts anew. */
export function importApi(facts: Partial<ImportStory> = {}) {
  const shown = storyImport();
  const job = storyJob({ kind: 'check', state: 'done' });
  const inject: Inject = async (request) => {
    const story = { shown, job, ...facts };
    const { pathname } = new URL(request.url, 'http://stories');
    const code = story.refusals?.get(pathname.replace('/api/', ''));
    if (code === undefined) {
      const isNew = pathname.endsWith(unitImport.path);
      const body = JSON.stringify(answerOf(story, request));
      return { statusCode: isNew ? 201 : 200, headers: {}, body };
    }
    const { status, title } = problems[code];
    const detail = 'The head of the file holds no column names.';
    const problem = { type: problemType(code), title, status, detail, instance: '/' };
    return { statusCode: status, headers: {}, body: JSON.stringify(problem) };
  };
  return createApiClient({ baseURL: '/api', adapter: apiAdapter(inject) });
}
