import type { PolicyKind } from 'contract/content';
import { defaultRetention, periodText } from 'contract/privacy';

export interface DemoPolicy {
  readonly kind: PolicyKind;
  readonly title: string;
  readonly content: string;
}

const toBeReplaced = `<p><strong>This is a demonstration text of an invented company. Replace it with a text that your own legal adviser has approved before the site goes public.</strong></p>`;

const { applications, mailBodies, spam, uploads } = defaultRetention;

/** The product removes by itself what these sentences say: its retention rules are the same constants. */
const howLong = `Applications that do not lead to a job are deleted with their résumés ${periodText(applications)} after they came, forms that we take for spam after ${periodText(spam)}, and files that belong to no record any more after ${periodText(uploads)}. The texts of emails that we sent are deleted after ${periodText(mailBodies)}; who was sent what, and when, stays on record. Which safety data sheet was sent to whom is kept for ten years, as Article 36 of Regulation (EC) No 1907/2006 asks.`;

export const policies: readonly DemoPolicy[] = [
  {
    kind: 'privacy',
    title: 'Privacy policy',
    content: `${toBeReplaced}
<h2>Who is responsible</h2>
<p>Brindlewick Chemical Trading Ltd (fictional), 1 Example Quay, Brindlewick, Liverpool, United Kingdom. Write to <a href="mailto:office@example.com" rel="noopener">office@example.com</a> about anything on this page.</p>
<h2>What we keep, and why</h2>
<table>
<thead><tr><th>When you</th><th>we keep</th><th>in order to</th></tr></thead>
<tbody>
<tr><td>read this site</td><td>technical records of requests, for a short time</td><td>keep the site running and find attacks</td></tr>
<tr><td>send an inquiry or a message</td><td>your name, company, contact data and message</td><td>answer it and, if there is an order, carry it out</td></tr>
<tr><td>apply for a job</td><td>what you send us, résumé included</td><td>decide on the application</td></tr>
<tr><td>agree to receive news</td><td>your address and the date of your consent</td><td>send you news until you tell us to stop</td></tr>
</tbody>
</table>
<h2>On your device</h2>
<p>The site remembers your choice of light or dark theme and the products that you collected for an inquiry. It uses no advertising and does not follow you to other sites.</p>
<h2>Who else sees it</h2>
<p>Those of our staff who need it for their work, and companies that run servers or deliver goods for us and are bound by contract. We do not sell data.</p>
<h2>How long</h2>
<p>As long as it is needed for the purpose above, and after that for as long as the law requires us to keep business records. ${howLong}</p>
<h2>Your rights</h2>
<p>You may ask what we keep about you, have it corrected or deleted, object to its use, withdraw consent, and complain to the supervisory authority. Write to the address above; we may have to verify your identity.</p>
<h2>Changes</h2>
<p>When this text changes, the date above it changes too. Earlier versions are kept; ask us for one.</p>
`,
  },
  {
    kind: 'terms',
    title: 'Terms and conditions',
    content: `${toBeReplaced}
<h2>1. Who may buy</h2>
<p>We sell to businesses, institutes and public bodies, not to private persons. For some substances we ask for a statement of use or for proof of your trade before we quote.</p>
<h2>2. What this site is</h2>
<p>The pages describe substances. They are not an offer. An offer is a document with a number, a date and a validity.</p>
<h2>3. Orders</h2>
<p>A contract is made when we confirm your order in writing. If the confirmation differs from your order, tell us before the goods leave.</p>
<h2>4. Goods and documents</h2>
<ul>
<li>The specification named in our confirmation is what the goods comply with.</li>
<li>Each batch comes with a certificate of analysis.</li>
<li>The safety data sheet is provided with the first delivery and when it changes.</li>
<li>Typical values and descriptions on this site are for information.</li>
</ul>
<h2>5. Delivery</h2>
<p>The Incoterms 2020 rule and the place in our confirmation decide on costs and risk. We make every effort to meet agreed dates, and tell you at once if we cannot.</p>
<h2>6. Prices and payment</h2>
<p>Prices hold for the quantity, the pack and the place that were quoted, and until the date in the offer. The confirmation states when payment is due.</p>
<h2>7. Inspection and complaints</h2>
<p>Check quantity, packs, labels and batch numbers on arrival. Note visible damage on the transport document. Keep a sample of goods that you complain about and leave the rest unused.</p>
<h2>8. Handling</h2>
<p>You use, store and dispose of the goods according to their safety data sheet and the law that applies at your site. Whether they suit your purpose is for you to test.</p>
<h2>9. What is not settled here</h2>
<p>Liability, retention of title, applicable law and place of jurisdiction belong in terms of sale and depend on the law of your country. This demonstration does not invent any: have them written by your adviser.</p>
`,
  },
  {
    kind: 'imprint',
    title: 'Imprint',
    content: `${toBeReplaced}
<p><strong>Brindlewick Chemical Trading Ltd (fictional)</strong><br />1 Example Quay, Brindlewick, Liverpool, United Kingdom</p>
<p>Email <a href="mailto:office@example.com" rel="noopener">office@example.com</a></p>
`,
  },
];
