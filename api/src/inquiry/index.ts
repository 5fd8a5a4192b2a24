import type { Domain } from '../core/domain';
import { followUpTable } from './follow-up.table';
import {
  sourceFormat,
  statusFormat,
  inquiryFormat,
  followUpFormat,
  productInquiryFormat,
  applicationFormat,
} from './inquiry.format';
import { mountInquiryRoutes } from './inquiry.routes';
import { inquiryTable } from './inquiry.table';
import { up as migration009 } from './migrations/009-inquiries';
import { productInquiryTable } from './product-inquiry/product-inquiry.table';
import { formConsumers } from './public-form/form-consumers';
import { purgeForms } from './public-form/purge-forms';
import { mountVisitorRoutes } from './public-form/visitor.routes';
import { sourceTable } from './source.table';
import { statusTable } from './status.table';

export const inquiry = {
  tables: [sourceTable, statusTable, inquiryTable, followUpTable, productInquiryTable],
  routes: [mountInquiryRoutes, mountVisitorRoutes],
  formats: [
    sourceFormat,
    statusFormat,
    inquiryFormat,
    followUpFormat,
    productInquiryFormat,
    applicationFormat,
  ],
  migrations: { '009-inquiries': { up: migration009 } },
  consumers: formConsumers,
  purge: purgeForms,
} satisfies Domain;
