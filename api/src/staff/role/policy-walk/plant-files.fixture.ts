import { system } from '../../../kernel/viewer';
import type { Planting } from './plant-resources.fixture';

/** Stores a document for staff, called as the word and with it inside. @returns its name */
export async function storeFile({ api, records }: Planting, word: string): Promise<string> {
  const bytes = Buffer.from(`%PDF-1.7\n% ${word}\n1 0 obj\nendobj\n%%EOF`);
  const upload = { bytes, originalName: `${word}.pdf` };
  const file = await api.services.files.store(upload, { visibility: 'staff', viewer: system });
  noteRecord(records, 'file', file.name);
  noteRecord(records, 'media', file._id);
  return file.name;
}

export function noteRecord(records: Map<string, string[]>, name: string, id: string): void {
  records.set(name, [...(records.get(name) ?? []), id]);
}
