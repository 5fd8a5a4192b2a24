import type { DemoPicture } from '../../demo-picture';

export interface DemoAboutPage {
  readonly title: string;
  readonly slug: string;
  readonly order: number;
  readonly imageAlt: string;
  readonly picture: DemoPicture;
  readonly content: string;
}

export const aboutPages: readonly DemoAboutPage[] = [
  {
    title: 'About Brindlewick Chemicals',
    slug: 'about',
    order: 1,
    imageAlt: 'A molecule of joined rings, drawn as balls and sticks on a violet ground',
    picture: { scene: 'molecule', palette: 'night' },
    content: `
<p>Brindlewick Chemicals trades in known substances: solvents, acids, bases, salts, monomers, ingredients for food and cosmetics, reagents for the laboratory. We buy from makers, keep stock in two warehouses and sell in packs from a bottle to a tank container.</p>
<p><strong>The company is invented.</strong> Its people, addresses, customers and suppliers are made up, so that this website and the office behind it can be tried with real substances. The substances, their numbers and their structures are real.</p>
<h2>What we do</h2>
<ul>
<li><strong>Describe.</strong> Each substance has a page with its names, its CAS and EC numbers, its structure, its grades and packs. If a figure stands there, it can be checked.</li>
<li><strong>Find.</strong> You can look for a name, a number, a formula, or draw a part of a structure.</li>
<li><strong>Answer.</strong> An inquiry gets a reference number at once and a person’s answer after that.</li>
<li><strong>Deliver.</strong> With the papers that belong to the goods: certificate of analysis, safety data sheet, transport documents.</li>
</ul>
<h2>How we are organised</h2>
<table>
<thead><tr><th>Desk</th><th>Asks itself</th></tr></thead>
<tbody>
<tr><td>Sales</td><td>What does the customer make, and which grade does that take?</td></tr>
<tr><td>Purchasing</td><td>Who makes it well, and who else could if he failed?</td></tr>
<tr><td>Quality</td><td>Does the certificate belong to this batch, and does it say enough?</td></tr>
<tr><td>Logistics</td><td>Which pack, which route, which rules?</td></tr>
<tr><td>Warehouse</td><td>What does this container stand beside?</td></tr>
</tbody>
</table>
<h2>What we leave to others</h2>
<p>We do not manufacture, we do not give medical or legal advice, and we do not sell to private persons. Where a substance is regulated, we ask what it is for. If we cannot supply something properly, we say so early.</p>
<p>Read on in our <a href="/introduction" rel="noopener">introduction</a>, see <a href="/worldwide" rel="noopener">where to find us</a>, or <a href="/contact-us" rel="noopener">write to us</a>.</p>
`,
  },
  {
    title: 'Introduction',
    slug: 'introduction',
    order: 2,
    imageAlt: 'A violet sheet of hexagons that fades into the dark',
    picture: { scene: 'sheet', palette: 'dusk' },
    content: `
<p>If you are here for the first time, this page shows you around: the range, the stock, the way an inquiry takes, and what you can expect of an answer.</p>
<h2>The range</h2>
<p>Our catalogue has thirteen categories, from solvents to water treatment, each with two levels below it. You can walk through the <a href="/categories" rel="noopener">categories</a> or go by the <a href="/alphabetsbaseCategory" rel="noopener">alphabet</a>. In the alphabet, prefixes and locants are skipped: <em>n</em>-hexane stands under H, 1,4-dioxane under D.</p>
<p>Each page names the substance in several ways, because a name alone is rarely enough. Synonyms, CAS number, EC number, formula and structure stand together, and each can be copied with one press.</p>
<h2>Grades and packs</h2>
<p>Most substances come in more than one grade. The page lists those that we usually supply; an inquiry may ask for another. Packs go from a bottle for the bench to drums, IBCs and tank containers.</p>
<h2>From inquiry to delivery</h2>
<ol>
<li>You collect one or several products on this site and send them together, with quantity, pack and place.</li>
<li>You receive a reference number. Keep it in the subject of later mails.</li>
<li>The sales desk checks grade, stock and route, and asks if something is missing.</li>
<li>You receive an offer with its validity, the Incoterms 2020 rule and the documents that come with the goods.</li>
<li>After the order, the logistics desk tells you the date, and the batch with its certificate as soon as it is set aside for you.</li>
</ol>
<h2>What we need from you</h2>
<p>Identity, grade, quantity, pack, place, date, documents and use. Our article <a href="/blog/how-to-write-an-inquiry-that-is-answered-quickly" rel="noopener">How to write an inquiry that is answered quickly</a> explains each of them and has an example to copy.</p>
<h2>Samples</h2>
<p>For new uses we send samples of ordinary production with their batch number and certificate. Tell us how much you need, for which tests, and when you expect to decide.</p>
`,
  },
  {
    title: 'Vision and mission',
    slug: 'vision-mission',
    order: 3,
    imageAlt: 'A pale disc of light over layered violet hills',
    picture: { scene: 'hills', palette: 'dusk' },
    content: `
<h2>Vision</h2>
<p>Nobody should have to guess what is in a drum. We want a trade in which a substance is described so plainly that buyer, warehouse and driver all know the same.</p>
<h2>Mission</h2>
<p>We bring known substances from those who make them to those who need them, with the right grade, the right pack and the right papers, and we explain what we do while we do it.</p>
<h2>Five rules</h2>
<ol>
<li><strong>Numbers before names.</strong> Every offer, label and document carries the CAS number.</li>
<li><strong>No figure without a source.</strong> What we write on a page can be checked. What we do not know we leave out.</li>
<li><strong>Safety first, and in words that are understood.</strong> A rule that nobody can explain is not followed.</li>
<li><strong>A clear no is a service.</strong> If the substance, the use or the date does not work, you learn it the same day.</li>
<li><strong>Mistakes are reported, not hidden.</strong> Whoever finds a wrong label is thanked for it.</li>
</ol>
<h2>How we measure ourselves</h2>
<ul>
<li>How long does an inquiry wait for its first answer?</li>
<li>How many deliveries came with every paper that was promised?</li>
<li>How many questions did a page leave open that it should have answered?</li>
</ul>
<p>We publish no figures here, because this is a demonstration and figures would be invented. The questions are meant.</p>
`,
  },
];
