import type { documents } from 'contract/document';
import type { RecordOf } from '../repository/record-of';
import type { Draft, Prepared } from '../repository/write-rules';

export type DocumentRecord = RecordOf<typeof documents>;
export type DocumentDraft = Draft<typeof documents>;
export type PreparedDocument = Prepared<typeof documents>;
