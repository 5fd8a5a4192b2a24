import { LRUCache } from 'lru-cache';
import type { Services } from '../../kernel/services';
import type { OutgoingAttachment } from '../mail-transport';
import { type BatchContent, readAttachments, readBatchContent } from './batch-content';
import { withInlinePictures } from './inline-pictures';

export interface LoadedBatch {
  readonly content: BatchContent;
  readonly attachments: readonly OutgoingAttachment[];
}

/** Attachments may be large, so few sendings are cached at a time. */
const max = 3;

/** Caches the shared data of a sending for consecutive messages. */
export class LoadedBatches {
  readonly #services: Pick<Services, 'database' | 'files'>;
  readonly #batches = new LRUCache<string, Promise<LoadedBatch>>({ max });

  constructor(services: Pick<Services, 'database' | 'files'>) {
    this.#services = services;
  }

  /** @throws AttachmentGone */
  get(batchId: string): Promise<LoadedBatch> {
    const known = this.#batches.get(batchId);
    if (known) return known;
    const loading = this.#load(batchId);
    this.#batches.set(batchId, loading);
    loading.catch(() => this.#batches.delete(batchId));
    return loading;
  }

  async #load(batchId: string): Promise<LoadedBatch> {
    const content = await readBatchContent(this.#services.database, batchId);
    const { html, pictures } = await withInlinePictures(this.#services, content.html);
    const attachments = await readAttachments(this.#services, content.attachments);
    return { content: { ...content, html }, attachments: [...attachments, ...pictures] };
  }
}
