import type { Buyer } from './read-buyer';
import type { Sender } from './letter';

export const sender: Sender = {
  company: {
    name: 'Example Chemicals GmbH',
    shortName: 'Example',
    hue: null,
    registrationNumber: 'HRB 12345',
    vatNumber: 'DE999999999',
    bankDetails: 'Example Bank\nIBAN DE00 0000 0000 0000 0000 00\nBIC EXAMPLEXXX',
    salesTerms: 'Our general terms of sale apply: https://example.com/terms',
    timeZone: 'Europe/Berlin',
    currency: 'EUR',
    locale: null,
    mailSenderName: null,
    mailSignature: null,
    signInLabel: null,
    securityContact: null,
    contact: {
      label: 'Office',
      address: '1 Example Quay\n12345 Example City',
      phones: ['+493055501234'],
      emails: ['sales@example.com'],
    },
    logo: null,
  },
  logo: null,
  seller: { name: 'Sally Seller', phone: '+493055505678', email: 'sally@example.com' },
  day: '2026-11-20',
};

export const buyer: Buyer = {
  contactName: 'Petra Buyer',
  company: 'Buyer Example S.A.',
  address: '2 Example Street\n1000 Brussels\nBelgium',
  vatNumber: 'BE0999999999',
  reference: 'WEB-2026-000001',
};

/** What happens to an offer after it is sent. */
export const unanswered = {
  sentBy: null,
  sentTo: null,
  acceptedAt: null,
  acceptedName: null,
  acceptedPosition: null,
  acceptedAddress: null,
  acceptedLines: null,
  acceptedNumber: null,
  acceptedDelivery: null,
  acceptedRemarks: null,
  declinedAt: null,
  declineReason: null,
  supersededAt: null,
  followUpId: null,
  movedFrom: null,
  movedTo: null,
  remindOn: null,
  reminderTemplateId: null,
  remindedAt: null,
  pdf: null,
  pdfSha256: null,
} as const;
