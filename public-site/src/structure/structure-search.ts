import { drawPicture, type StructureQuery } from 'contract/drawing';
import { drawGraph, matchFragment, readQuery, StructureError } from 'contract/structures';
import { fetchIndex, type ReadIndex } from './structure-index';
import { hitsAtOnce, type StructureRequest } from './structure-request';
import { structureHitOf, type StructureHitView } from './structure-hit';
import type { StructureNews, StructureOrder } from './structure-news';
import { type RelativeView, relativeOf } from './relative';
import {
  candidatesOf,
  exactHits,
  fragmentHit,
  type IndexHit,
  relativesOf,
  similarHits,
} from './search-index';

/** The number of structures between two progress messages. */
const stretch = 250;

/** Searches all published structures, one search at a time. A new search needs a new worker. */
export class StructureSearch {
  readonly #tell: (news: StructureNews) => void;
  #index: Promise<ReadIndex | null> | undefined;
  #hits: readonly IndexHit[] = [];
  #relatives: readonly RelativeView[] = [];
  #shown = 0;

  constructor(tell: (news: StructureNews) => void) {
    this.#tell = tell;
  }

  async take(order: StructureOrder): Promise<void> {
    const index = await this.#open();
    if (!index || order.kind === 'open') return;
    if (order.kind === 'search' && !this.#search(index, order.request)) return;
    this.#show(index);
  }

  async #open(): Promise<ReadIndex | null | undefined> {
    this.#index ??= fetchIndex();
    try {
      const index = await this.#index;
      this.#tell({ kind: 'opened', structures: index && index.graphs.length });
      return index;
    } catch {
      // The next message retries; the page shows the failure.
      this.#index = undefined;
      this.#tell({ kind: 'unopened' });
      return undefined;
    }
  }

  /** @returns false when the structure cannot be read */
  #search(index: ReadIndex, request: StructureRequest): boolean {
    const query = this.#read(request);
    if (!query) return false;
    this.#hits = this.#find(index, { request, query });
    this.#relatives = request.mode === 'exact' ? relativeViews(index, query) : [];
    this.#shown = 0;
    return true;
  }

  #read({ text, mode }: StructureRequest): StructureQuery | undefined {
    try {
      return readQuery({ text, isFragment: mode === 'substructure' });
    } catch (error) {
      // The library throws only because of its input.
      const reason = error instanceof StructureError ? error.message : null;
      this.#tell({ kind: 'refused', reason });
      return undefined;
    }
  }

  #find(
    index: ReadIndex,
    { request, query }: { request: StructureRequest; query: StructureQuery },
  ): readonly IndexHit[] {
    switch (request.mode) {
      case 'exact':
        return exactHits(index, query);
      case 'similarity':
        return similarHits(index, query, request.threshold);
      case 'substructure':
        return this.#match(index, query);
      default:
        return request.mode satisfies never;
    }
  }

  #match(index: ReadIndex, { fragment, ...query }: StructureQuery): IndexHit[] {
    const places = candidatesOf(index, query);
    const found: IndexHit[] = [];
    for (let looked = 0; looked < places.length; looked += stretch) {
      this.#tell({ kind: 'looking', looked, of: places.length, found: found.length });
      const part = places.slice(looked, looked + stretch);
      const graphs = part.map((place) => index.graphs[place] ?? '');
      for (const [at, match] of matchFragment({ fragment, graphs }).entries()) {
        const place = part[at];
        if (!match || place === undefined) continue;
        found.push(fragmentHit(index, { place, match, fingerprint: query.fingerprint }));
      }
    }
    return found;
  }

  #show(index: ReadIndex): void {
    const next = this.#hits.slice(this.#shown, this.#shown + hitsAtOnce);
    const isMore = this.#shown > 0;
    this.#shown += next.length;
    const hits = next.map((hit) => hitView(index, hit));
    this.#tell({
      kind: 'hits',
      hits,
      total: this.#hits.length,
      relatives: this.#relatives,
      isMore,
    });
  }
}

function relativeViews(index: ReadIndex, query: StructureQuery): RelativeView[] {
  const { ids, slugs, names } = index.columns;
  return relativesOf(index, query).flatMap(({ place, relation }) => {
    const id = ids[place];
    if (id === undefined) return [];
    return [relativeOf({ _id: id, slug: slugs[place] ?? id, name: names[place] ?? '', relation })];
  });
}

function hitView({ columns }: ReadIndex, { place, similarity, match }: IndexHit): StructureHitView {
  const { drawing, description } = drawGraph(columns.graphs[place] ?? '');
  const id = columns.ids[place] ?? '';
  return structureHitOf({
    chemical: {
      _id: id,
      slug: columns.slugs[place] ?? id,
      name: columns.names[place] ?? '',
      casNumber: columns.casNumbers[place] ?? null,
      formula: columns.formulas[place] ?? null,
      molecularWeight: columns.molarMasses[place] ?? null,
    },
    svg: drawPicture(drawing, match),
    description,
    similarity,
  });
}
