import { type Category, categoryEndpoints } from 'contract/catalog';
import { type Company, companyEndpoints, type Meta, metaEndpoints } from 'contract/content';
import type { OpenForm } from '../form/form-view';
import type { AskApi } from './ask-api';
import { readOnce, type SiteApi } from './site-api';

interface PageRequestOptions {
  readonly api: SiteApi;
  readonly ask: AskApi;
  /** The address of the page, also for a request for its data. */
  readonly url: URL;
  /** The site's public origin. */
  readonly origin: string;
  /** Whether the site makes data sheets as PDF. */
  readonly hasDataSheets: boolean;
  readonly log: SiteLog;
  /** The page's form when it was sent and is shown again with its errors. */
  readonly sentForm?: OpenForm | undefined;
}

/** A visitor's request for a page: its loaders share it, and fetch each thing once. */
export class PageRequest {
  readonly api: SiteApi;
  readonly ask: AskApi;
  readonly url: URL;
  readonly origin: string;
  readonly hasDataSheets: boolean;
  readonly log: SiteLog;
  readonly sentForm: OpenForm | undefined;

  constructor({ api, ask, url, origin, hasDataSheets, log, sentForm }: PageRequestOptions) {
    this.api = readOnce(api);
    this.ask = ask;
    this.url = url;
    this.origin = origin;
    this.hasDataSheets = hasDataSheets;
    this.log = log;
    this.sentForm = sentForm;
  }

  categories(): Promise<readonly Category[]> {
    return this.api.read(categoryEndpoints.tree);
  }

  async metas(): Promise<readonly Meta[]> {
    return (await this.api.read(metaEndpoints.all)).data;
  }

  async company(): Promise<Company> {
    return (await this.api.read(companyEndpoints.get)).data;
  }
}

/** Logs a problem of rendering a page: a message, and its cause. */
export type SiteLog = (message: string, cause: unknown) => void;
