export { FileAudience, FileKind, fileEndpoints, imageWidths, StoredFile } from './file/file';
