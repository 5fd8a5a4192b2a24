export { FileName } from './file/file-name';
export { FileAudience, FileKind, fileEndpoints, imageWidths, StoredFile } from './file/file';
