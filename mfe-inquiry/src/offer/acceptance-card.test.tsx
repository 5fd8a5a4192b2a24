import { render, screen } from '@testing-library/react';
import { offers } from 'contract/inquiry';
import { findViolations } from 'shared-ui/testing';
import { AcceptanceCard } from './acceptance-card';

const id = '019ac000-0000-7000-8000-000000000001';
const accepted = offers.entity.parse({
  _id: id,
  version: 2,
  createdAt: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-21T08:00:00.000Z',
  inquiryId: id,
  number: 'OFF-2026-000001',
  revision: 1,
  language: 'en',
  state: 'accepted',
  currency: 'EUR',
  lines: [],
  pricedLines: [],
  total: '603.00',
  discountPercent: null,
  freight: null,
  insurance: null,
  otherCharges: null,
  otherChargesName: null,
  vatRule: null,
  vatPercent: null,
  incoterm: null,
  place: null,
  paymentTerms: null,
  validUntil: '2026-12-31',
  note: null,
  costs: [],
  sentAt: '2026-11-20T09:00:00.000Z',
  sentBy: null,
  sentTo: 'vera@example.com',
  acceptedAt: '2026-11-21T08:00:00.000Z',
  acceptedName: 'Petra Buyer',
  acceptedPosition: 'Head of Purchasing',
  acceptedAddress: '198.51.100.7',
  acceptedLines: null,
  acceptedNumber: 'PO-9',
  acceptedDelivery: null,
  acceptedRemarks: 'Call before',
  declinedAt: null,
  declineReason: null,
  supersededAt: null,
  followUpId: null,
  movedFrom: null,
  movedTo: null,
  remindOn: null,
  reminderTemplateId: null,
  remindedAt: null,
  pdf: 'offer.pdf',
  pdfSha256: 'ab'.repeat(32),
});

it('shows what proves an acceptance', async () => {
  render(<AcceptanceCard offer={accepted} />);
  expect(screen.getByRole('heading', { name: 'Proof of acceptance' })).toBeVisible();
  const facts = screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(facts).toEqual([
    ['Accepted by', 'Petra Buyer'],
    ['Position', 'Head of Purchasing'],
    ['Their order number', 'PO-9'],
    ['Remarks', 'Call before'],
    ['Time', '21 November 2026 at 08:00 UTC'],
    ['Sent to', 'vera@example.com'],
    ['Network address', '198.51.100.7'],
    ['SHA-256 of the PDF', 'ab'.repeat(32)],
  ]);
  expect(await findViolations()).toEqual([]);
});

it('is absent without a proof', () => {
  const { rerender } = render(<AcceptanceCard offer={{ ...accepted, acceptedAt: null }} />);
  expect(screen.queryByRole('heading')).toBeNull();
  rerender(<AcceptanceCard offer={{ ...accepted, pdfSha256: null }} />);
  expect(screen.queryByRole('heading')).toBeNull();
  rerender(<AcceptanceCard offer={{ ...accepted, acceptedName: null }} />);
  expect(screen.queryByRole('heading')).toBeNull();
});
