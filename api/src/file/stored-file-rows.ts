declare module '../db/database' {
  interface Tables {
    file: StoredFileRow;
    fileUse: FileUseRow;
  }
}

export interface StoredFileRow {
  _id: string;
  name: string;
  originalName: string;
  kind: string;
  mime: string;
  size: number;
  width: number | null;
  height: number | null;
  sha256: string;
  visibility: 'public' | 'staff';
  createdBy: string | null;
  createdAt: string;
  alt: string | null;
  focusX: number | null;
  focusY: number | null;
  /** The visitor whose quota the upload counts towards. */
  visitor: string | null;
}

/** A record's use of a file, with the field. */
export interface FileUseRow {
  name: string;
  resource: string;
  recordId: string;
  field: string;
}
