export interface DemoAboutPage {
  readonly title: string;
  readonly slug: string;
  readonly order: number;
  /** Of its picture in `files/`; a page without is drawn by the site. */
  readonly imageAlt?: string;
  readonly content: string;
}

export const aboutPages: readonly DemoAboutPage[] = [
  {
    title: 'About Brindlewick Chemicals',
    slug: 'about',
    order: 1,
    imageAlt: 'A molecule of joined rings, drawn as balls and sticks on a blue ground',
    content: `
<p>Brindlewick Chemicals trades in solvents, acids, bases, salts, monomers, food and cosmetic ingredients, and laboratory reagents. We buy from manufacturers, hold stock in two warehouses and supply in packs from a bottle to a tank container.</p>
<p><strong>The company is invented.</strong> Its people, addresses, customers and suppliers are made up, so that this website and its back office can be tried with real substances. The substances, their numbers and their structures are real.</p>
<h2>What we do</h2>
<ul>
<li><strong>Describe.</strong> Each substance has a page with its names, its CAS and EC numbers, its structure, its grades and packs. Every figure on it can be checked.</li>
<li><strong>Find.</strong> Search by name, number or formula, or draw part of a structure.</li>
<li><strong>Answer.</strong> An inquiry gets a reference number at once and a reply from a person after that.</li>
<li><strong>Deliver.</strong> With the documents that belong to the goods: certificate of analysis, safety data sheet, transport documents.</li>
</ul>
<h2>How we are organised</h2>
<table>
<thead><tr><th>Team</th><th>The question it answers</th></tr></thead>
<tbody>
<tr><td>Sales</td><td>Which grade does the customer’s process need?</td></tr>
<tr><td>Purchasing</td><td>Who makes it well, and who else could if they failed?</td></tr>
<tr><td>Quality</td><td>Does the certificate belong to this batch, and is it complete?</td></tr>
<tr><td>Logistics</td><td>Which pack, which route and which transport rules?</td></tr>
<tr><td>Warehouse</td><td>Is it safe to store this container beside its neighbours?</td></tr>
</tbody>
</table>
<h2>What we do not do</h2>
<p>We do not manufacture, we do not give medical or legal advice, and we do not sell to private persons. Where a substance is regulated, we ask what it is for. If we cannot supply something properly, we say so early.</p>
<p>Read on in our <a href="/introduction" rel="noopener">introduction</a>, see <a href="/worldwide" rel="noopener">where to find us</a>, or <a href="/contact-us" rel="noopener">write to us</a>.</p>
`,
  },
  {
    title: 'Introduction',
    slug: 'introduction',
    order: 2,
    imageAlt: 'A violet sheet of hexagons that fades into the dark',
    content: `
<p>If you are here for the first time, this page shows you around: the range, the stock, how an inquiry proceeds, and what you can expect of our reply.</p>
<h2>The range</h2>
<p>Our catalogue has thirteen categories, from solvents to water treatment, each divided into subcategories. You can browse the <a href="/categories" rel="noopener">categories</a> or use the <a href="/alphabetsbaseCategory" rel="noopener">A–Z list</a>, in which prefixes and locants are skipped: <em>n</em>-hexane is under H, 1,4-dioxane under D.</p>
<p>Each page names the substance in several ways, because a name alone is rarely enough. Synonyms, CAS number, EC number, formula and structure are shown together, and each number can be copied with one click.</p>
<h2>Grades and packs</h2>
<p>Most substances come in more than one grade. The page lists those that we usually supply; an inquiry may ask for another. Packs range from laboratory bottles to drums, IBCs and tank containers.</p>
<h2>From inquiry to delivery</h2>
<ol>
<li>You collect one or more products on this site and send them together, with quantity, pack and delivery place.</li>
<li>You receive a reference number. Quote it in later emails.</li>
<li>The sales team checks grade, stock and route, and asks if anything is missing.</li>
<li>You receive an offer with its validity, the Incoterms 2020 rule and the documents that come with the goods.</li>
<li>After the order, the logistics team confirms the delivery date, and sends the batch number and certificate once the goods are allocated to you.</li>
</ol>
<h2>What we need from you</h2>
<p>Identity, grade, quantity, pack, place, date, documents and use. Our article <a href="/blog/how-to-write-an-inquiry-that-is-answered-quickly" rel="noopener">How to write an inquiry that is answered quickly</a> explains each of them and has an example to copy.</p>
<h2>Samples</h2>
<p>For new applications we send samples from regular production, with batch number and certificate. Tell us how much you need, for which tests, and when you expect to decide.</p>
`,
  },
  {
    title: 'Vision and mission',
    slug: 'vision-mission',
    order: 3,
    imageAlt: 'A pale disc of light over layered green hills',
    content: `
<h2>Vision</h2>
<p>Nobody should have to guess what is in a drum. We want a trade in which every substance is described so clearly that buyer, warehouse and driver share the same information.</p>
<h2>Mission</h2>
<p>We bring chemicals from those who make them to those who need them, in the right grade, the right pack and with the right documents, and we explain what we do as we do it.</p>
<h2>Five rules</h2>
<ol>
<li><strong>Numbers before names.</strong> Every offer, label and document carries the CAS number.</li>
<li><strong>No figure without a source.</strong> Whatever we publish can be checked. What we do not know, we leave out.</li>
<li><strong>Safety first, in words that everyone understands.</strong> A rule that nobody can explain is not followed.</li>
<li><strong>A clear no is a service.</strong> If the substance, the use or the date does not work, we tell you the same day.</li>
<li><strong>Mistakes are reported, not hidden.</strong> Anyone who finds a wrong label is thanked for it.</li>
</ol>
<h2>How we measure ourselves</h2>
<ul>
<li>How long does an inquiry wait for its first answer?</li>
<li>How many deliveries came with every document that was promised?</li>
<li>How many questions did our pages leave open that they should have answered?</li>
</ul>
<p>We publish no figures here, because this is a demonstration and they would be invented. The questions are meant seriously.</p>
`,
  },
  {
    title: 'Quality and documents',
    slug: 'quality',
    order: 4,
    content: `
<p>Every delivery leaves with the documents that belong to it, and each figure on a page of ours names its source.</p>
<p><strong>The company is invented</strong>, and holds no certificate. The sample documents on this site have no content.</p>
<h2>What we check</h2>
<ul>
<li>Does the certificate of analysis name the lot on the label?</li>
<li>Is the safety data sheet of the classification in force?</li>
<li>Are seal, label and pack whole when the goods arrive, and when they leave?</li>
</ul>
`,
  },
  {
    title: 'Delivery and packaging',
    slug: 'delivery',
    order: 5,
    content: `
<p>From a bottle for a trial to a tank for a campaign. The pack, the term of delivery and the place are what an offer is made of: name them in your inquiry where you know them.</p>
`,
  },
];
