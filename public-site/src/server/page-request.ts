import { categoryEndpoints, metaEndpoints, type Category, type Meta } from 'contract';
import type { SiteApi } from './site-api';
import type { SiteLog } from './site-log';

export interface PageRequestOptions {
  readonly api: SiteApi;
  /** The address of the page, also when only its data is asked for. */
  readonly url: URL;
  /** Scheme and host under which visitors know the site. */
  readonly origin: string;
  readonly log: SiteLog;
}

/** One visitor's request for one page: what its loaders share, each thing fetched once. */
export class PageRequest {
  readonly api: SiteApi;
  readonly url: URL;
  readonly origin: string;
  readonly log: SiteLog;
  #categories: Promise<readonly Category[]> | undefined;
  #metas: Promise<readonly Meta[]> | undefined;

  constructor({ api, url, origin, log }: PageRequestOptions) {
    this.api = api;
    this.url = url;
    this.origin = origin;
    this.log = log;
  }

  categories(): Promise<readonly Category[]> {
    this.#categories ??= this.api.read(categoryEndpoints.tree);
    return this.#categories;
  }

  metas(): Promise<readonly Meta[]> {
    this.#metas ??= this.api.read(metaEndpoints.all).then(({ data }) => data);
    return this.#metas;
  }
}
