import type { Domain } from '../core/domain';
import { exchangeRateTable } from './exchange-rate.table';
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
import { mountOfferRoutes } from './offer/offer.routes';
import { offerTable } from './offer/offer.table';
import { productInquiryTable } from './product-inquiry/product-inquiry.table';
import { formConsumers } from './public-form/form-consumers';
import { purgeForms } from './public-form/purge-forms';
import { mountVisitorRoutes } from './public-form/visitor.routes';
import { statusTable } from './status.table';
import { inquiryPersonalData } from './personal-data';

export const inquiry = {
  tables: [
    statusTable,
    inquiryTable,
    followUpTable,
    productInquiryTable,
    offerTable,
    exchangeRateTable,
  ],
  routes: [mountInquiryRoutes, mountVisitorRoutes, mountOfferRoutes],
  formats: [
    sourceFormat,
    statusFormat,
    inquiryFormat,
    followUpFormat,
    productInquiryFormat,
    applicationFormat,
  ],
  consumers: formConsumers,
  purge: purgeForms,
  personalData: inquiryPersonalData,
} satisfies Domain;
