import type { Domain } from '../kernel/domain';
import { documentWorker } from '../pdf/document-pool';
import { openDrawnFiles } from './drawn-files';
import { openFileStore } from './file-store';
import { mountFileRoutes } from './file.routes';
import { filePersonalData } from './personal-data';

export const file = {
  open: ({ database, storage, formSecrets, log }) => ({
    services: {
      files: openFileStore({ database, storage, formSecrets }),
      drawnFiles: openDrawnFiles({ database, storage, log, worker: documentWorker }),
    },
  }),
  routes: [mountFileRoutes],
  purge: (_database, { drawnFiles }) => drawnFiles.purge(),
  personalData: filePersonalData,
} satisfies Domain;
