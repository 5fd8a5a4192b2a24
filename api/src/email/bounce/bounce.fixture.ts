import { unique } from '../../testing/describe-resource-routes';
import type { MailHost } from '../sending/mail-host.fixture';
import type { MailFixture } from '../sending/mail-sending.fixture';

interface Sending {
  readonly fixture: MailFixture;
  readonly host: MailHost;
  /** A mail server with a bounce address. */
  readonly server: string;
}

/** A mail that was sent, and the sender of its envelope. */
export async function sentMail({ fixture, host, server }: Sending) {
  const to = `${unique()}@example.com`.toLowerCase();
  const batchId = await fixture.send(server, [to]);
  await fixture.sendAll(batchId);
  const from = host.arrived.find((mail) => mail.to.includes(to))?.from ?? '';
  return { to, from, read: () => fixture.emailTo(batchId, to) };
}

interface Status {
  readonly action?: string;
  readonly status?: string;
  readonly diagnostic?: string;
}

/** A delivery status notification as Postfix writes one. */
export function notification(
  from: string,
  { action = 'failed', status = '5.1.1', diagnostic = '550 5.1.1 No such user' }: Status = {},
) {
  return `From: MAILER-DAEMON@mx.example.com
To: ${from}
Subject: Undelivered Mail Returned to Sender
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="b1"

--b1
Content-Type: text/plain

I am sorry to have to inform you that your message could not be delivered.

--b1
Content-Description: Delivery report
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example.com

Final-Recipient: rfc822; somebody@example.com
Action: ${action}
Status: ${status}
Diagnostic-Code: smtp;
    ${diagnostic}

--b1--
`.replaceAll('\n', '\r\n');
}
