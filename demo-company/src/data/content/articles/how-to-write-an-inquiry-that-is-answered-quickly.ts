import type { DemoArticle } from '../../../demo-article';

export const goodInquiry: DemoArticle = {
  title: 'How to write an inquiry that is answered quickly',
  slug: 'how-to-write-an-inquiry-that-is-answered-quickly',
  category: 'trade-and-regulation',
  excerpt:
    '“Please quote your best price for acetone” starts a conversation of five emails. Ten lines that reduce it to one, and why a seller needs each of them.',
  author: 'Sales team',
  day: -38.4,
  imageAlt: 'A bright thread that runs straight through a tangle of fine lines',
  chemicals: ['67-64-1', '67-63-0', '7722-64-7', '7697-37-2', '108-88-3'],
  metaTitle: 'How to write a chemical inquiry that is answered quickly',
  metaDescription:
    'What to put into an inquiry for chemicals: identity, grade, quantity, pack, place, date, documents and use, with an example to copy.',
  metaKeywords: 'chemical inquiry, request for quotation, RFQ, quotation, buying chemicals',
  content: `
<p>A seller cannot price a name. Between “acetone” and a figure lie the grade, the pack, the place, the date and a handful of documents. Whatever is missing from the first email is asked for in the second. Here is what belongs in the first, in the order in which it is used at the other end.</p>
<h2>Ten lines</h2>
<table>
<thead><tr><th>Line</th><th>Say</th><th>Because</th></tr></thead>
<tbody>
<tr><td>1 Identity</td><td>Name and CAS number</td><td>Names are ambiguous, above all across languages</td></tr>
<tr><td>2 Form</td><td>Anhydrous or hydrate; solid or solution with its strength</td><td>A 32 % solution is priced as such or as 100 %: say which</td></tr>
<tr><td>3 Grade</td><td>Standard with edition, or your own specification</td><td>It decides who can deliver</td></tr>
<tr><td>4 Quantity</td><td>This order, and the yearly need</td><td>Price and pack depend on both</td></tr>
<tr><td>5 Pack</td><td>Kind, size, and what you can unload</td><td>A tank is no use without a tank to pump it into</td></tr>
<tr><td>6 Place</td><td>Incoterms 2020 rule and the exact place</td><td>Freight and risk are part of the price</td></tr>
<tr><td>7 Date</td><td>When you need it, and whether parts may come later</td><td>Stock or production</td></tr>
<tr><td>8 Documents</td><td>CoA, SDS and its language, origin, declarations</td><td>Some take longer than the goods</td></tr>
<tr><td>9 Use</td><td>One sentence</td><td>The law may ask, and a cheaper grade may do</td></tr>
<tr><td>10 You</td><td>Company, country, contact, VAT number if you have one</td><td>Nobody quotes for an unknown destination</td></tr>
</tbody>
</table>
<h2>An example to copy</h2>
<blockquote>
<p>We ask for a quotation: 2-propanol, CAS 67-63-0, technical grade, at least 99.5 %, water at most 0.1 %.</p>
<p>4 IBCs of 1 000 litres now, about 40 IBCs in the next twelve months, one delivery a month.</p>
<p>DAP our works in Example Town, Incoterms 2020, unloading by fork-lift truck from the side. First delivery in six weeks, no partial delivery.</p>
<p>With each delivery a certificate of analysis for the batch; safety data sheet in English.</p>
<p>Use: cleaning agent in the manufacture of metal parts. Price per kilogram in euros, valid for thirty days, payment as you propose.</p>
</blockquote>
<p>This takes five minutes to write and can be answered the same day, because nothing has to be guessed.</p>
<h2>Why we ask about the use</h2>
<p>Not out of curiosity. In the European Union a seller has duties that depend on the buyer and on the use:</p>
<ul>
<li><strong>Explosives precursors.</strong> Under Regulation (EU) 2019/1148 some substances above certain concentrations, nitric acid and hydrogen peroxide among them, must not be made available to members of the general public. A business that buys them is asked for proof of identity, its trade and the intended use. Suspicious transactions are reported, also for acetone.</li>
<li><strong>Drug precursors.</strong> Regulations (EC) No 273/2004 and No 111/2005 list substances in categories. For some of them, such as potassium permanganate above a yearly quantity, the customer signs a declaration of use.</li>
<li><strong>Dual use.</strong> Regulation (EU) 2021/821 controls the export of certain substances by destination and end use.</li>
<li><strong>REACH.</strong> The use should be among the identified uses, or the exposure scenario does not cover you.</li>
</ul>
<p>If you send the declaration or the description of your trade along with the inquiry, you save days.</p>
<h2>Specifications: name what matters</h2>
<p>A specification of thirty lines copied from a former supplier narrows the choice to that supplier. Mark the three lines that your process depends on, and give the reason if you can. “Iron at most 5 ppm, because it colours our product” lets a seller offer a material that they would not have dared to offer otherwise.</p>
<p>If you need a sample, say how much, for which tests, and by when you will decide. A sample should come from ordinary production: ask for its batch number and certificate, and compare the first delivery with it.</p>
<h2>Quantities that can be quoted</h2>
<ul>
<li>Use mass for solids and for most trade in bulk; litres need a temperature.</li>
<li>Round to whole packs, or let the seller do it.</li>
<li>For a yearly contract give the monthly rhythm. Forty IBCs at once and forty IBCs in twelve months are different offers.</li>
<li>State the tolerance. For a tank, a few per cent more or less is usual, and both sides should know how it is invoiced.</li>
</ul>
<h2>Comparing the answers</h2>
<p>Put the offers into one table before you look at the price: same substance, same strength, same pack, same place, same date. Convert solutions to the pure substance. Add what it costs to return or dispose of packs. Then compare the validity of the offer and the conditions for a change of price. The cheapest line often turns out to be an offer for something else.</p>
<h2>Three habits that help both sides</h2>
<ol>
<li>One inquiry for each product, or one list with a line for each. When products are hidden in sentences, one of them gets lost.</li>
<li>A reference number in the subject, kept in every answer.</li>
<li>A short note when the matter is settled, even if somebody else won the order. Next time your inquiry is opened first.</li>
</ol>
<p>On this site you can <a href="/categories" rel="noopener">look through the products</a>; each page has the numbers that line 1 asks for. Anything that does not fit into a form can go to the <a href="/contact-us" rel="noopener">sales team</a>.</p>
<h2>Sources</h2>
<ul>
<li>International Chamber of Commerce, Incoterms 2020, ICC publication No. 723.</li>
<li>Regulation (EU) 2019/1148 on the marketing and use of explosives precursors, Articles 5, 8 and 9, Annexes I and II.</li>
<li>Regulation (EC) No 273/2004 and Regulation (EC) No 111/2005 on drug precursors; Regulation (EU) 2021/821 on dual-use items.</li>
<li>Regulation (EC) No 1907/2006 (REACH), Articles 31 and 37.</li>
</ul>
`,
};
