import type { Services } from '../../core/services';
import type { OutgoingAttachment } from '../mail-transport';
import { type BatchContent, readAttachments, readBatchContent } from './batch-content';
import { withInlinePictures } from './inline-pictures';

export interface LoadedBatch {
  readonly content: BatchContent;
  readonly attachments: readonly OutgoingAttachment[];
}

/** Attachments may be large: those of a few sendings at a time are kept. */
const most = 3;

/** Reads what the messages of a sending have in common, once for all that come one after the other. */
export class LoadedBatches {
  readonly #services: Pick<Services, 'database' | 'files'>;
  readonly #kept = new Map<string, Promise<LoadedBatch>>();

  constructor(services: Pick<Services, 'database' | 'files'>) {
    this.#services = services;
  }

  /** @throws AttachmentGone */
  get(batchId: string): Promise<LoadedBatch> {
    const known = this.#kept.get(batchId);
    if (known) return known;
    const [oldest] = this.#kept.keys();
    if (this.#kept.size >= most && oldest !== undefined) this.#kept.delete(oldest);
    const loading = this.#load(batchId);
    this.#kept.set(batchId, loading);
    loading.catch(() => this.#kept.delete(batchId));
    return loading;
  }

  async #load(batchId: string): Promise<LoadedBatch> {
    const content = await readBatchContent(this.#services.database, batchId);
    const { html, pictures } = await withInlinePictures(this.#services, content.html);
    const attachments = await readAttachments(this.#services, content.attachments);
    return { content: { ...content, html }, attachments: [...attachments, ...pictures] };
  }
}
