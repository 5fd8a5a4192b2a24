import type { Domain } from '../kernel/domain';
import { mountAttachableRoutes } from './attachable/attachable.routes';
import { mountCalendarRoutes } from './calendar/calendar.routes';
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
import { startMailInquiries } from './mail-order/make-mail-inquiries';
import { mountMailOrderRoutes } from './mail-order/mail-order.routes';
import { mountMoneyRoutes } from './money/money.routes';
import { startReportMails } from './money/report-mails';
import { reportTable } from './money/report.table';
import { mountOfferRoutes } from './offer/offer.routes';
import { offerTable } from './offer/offer.table';
import { startCustomerReminders } from './offer/remind-customers';
import { mountOrderRoutes } from './order/order.routes';
import { orderTable } from './order/order.table';
import { mountPriceRoutes } from './price/price.routes';
import { askedSupplierTable } from './request/asked-supplier.table';
import { mountRequestRoutes } from './request/supplier-request.routes';
import { supplierRequestTable } from './request/supplier-request.table';
import { productInquiryTable } from './product-inquiry/product-inquiry.table';
import { formConsumers } from './public-form/form-consumers';
import { startReminders } from './raise-reminders';
import { mountVisitorRoutes } from './public-form/visitor.routes';
import { statusTable } from './status.table';
import { startDemand } from './update-demand';
import { inquiryPersonalData } from './personal-data';

export const inquiry = {
  start: (services) => [
    startReminders(services),
    startDemand(services),
    startCustomerReminders(services),
    startReportMails(services),
    startMailInquiries(services),
  ],
  tables: [
    statusTable,
    inquiryTable,
    followUpTable,
    productInquiryTable,
    offerTable,
    supplierRequestTable,
    askedSupplierTable,
    orderTable,
    exchangeRateTable,
    reportTable,
  ],
  routes: [
    mountInquiryRoutes,
    mountVisitorRoutes,
    mountOfferRoutes,
    mountRequestRoutes,
    mountOrderRoutes,
    mountPriceRoutes,
    mountMoneyRoutes,
    mountCalendarRoutes,
    mountMailOrderRoutes,
    mountAttachableRoutes,
  ],
  formats: [
    sourceFormat,
    statusFormat,
    inquiryFormat,
    followUpFormat,
    productInquiryFormat,
    applicationFormat,
  ],
  consumers: formConsumers,
  personalData: inquiryPersonalData,
} satisfies Domain;
