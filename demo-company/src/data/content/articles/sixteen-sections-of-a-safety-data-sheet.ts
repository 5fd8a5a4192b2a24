import type { DemoArticle } from '../../../demo-article';

export const sixteenSections: DemoArticle = {
  title: 'The sixteen sections of a safety data sheet, and what to look for in each',
  slug: 'sixteen-sections-of-a-safety-data-sheet',
  category: 'safety-and-storage',
  excerpt:
    'A safety data sheet has the same sixteen headings in the same order wherever the GHS is in force. This is a reading order for people who buy, store or ship the substance.',
  author: 'Quality team',
  day: -341.6,
  imageAlt: 'Hexagons in red tones linked like a sheet of carbon atoms',
  chemicals: ['67-64-1', '7664-93-9', '1310-73-2', '108-88-3'],
  metaTitle: 'How to read a safety data sheet: the 16 sections',
  metaDescription:
    'What each of the sixteen sections of a safety data sheet says, which ones to read first, and how to tell a careful sheet from a careless one.',
  metaKeywords: 'safety data sheet, SDS, 16 sections, GHS, REACH Annex II',
  content: `
<p>A safety data sheet (SDS) tells everyone who handles a substance what it can do and how to keep that from happening. The Globally Harmonized System of the United Nations (GHS) gives it sixteen headings in a fixed order. The order is the point: in an emergency nobody should have to search. In the European Union the headings and their contents are laid down in Annex II of REACH; in the United States in the Hazard Communication Standard.</p>
<h2>Read these four first</h2>
<p>Few people read a sheet from the first line to the last. Four sections answer most questions of a buyer or a warehouse:</p>
<ul>
<li><strong>Section 1</strong>: is this the product that I am about to receive, and who do I call? Compare product name, identifiers and supplier with your order.</li>
<li><strong>Section 2</strong>: what can it do? Classification and label elements are here.</li>
<li><strong>Section 7</strong>: how is it handled and stored?</li>
<li><strong>Section 14</strong>: how is it transported? UN number, proper shipping name, class and packing group.</li>
</ul>
<h2>All sixteen</h2>
<table>
<thead><tr><th>Section</th><th>Heading</th><th>Look for</th></tr></thead>
<tbody>
<tr><td>1</td><td>Identification</td><td>Identifiers, identified uses, supplier, emergency telephone number</td></tr>
<tr><td>2</td><td>Hazard identification</td><td>Classification, pictograms, signal word, H and P statements</td></tr>
<tr><td>3</td><td>Composition and ingredients</td><td>Stabilisers and impurities that count for the classification</td></tr>
<tr><td>4</td><td>First-aid measures</td><td>What to do by route of exposure; delayed effects</td></tr>
<tr><td>5</td><td>Fire-fighting measures</td><td>Extinguishing media that must not be used</td></tr>
<tr><td>6</td><td>Accidental release measures</td><td>What absorbs or neutralises a spill, and what must not touch it</td></tr>
<tr><td>7</td><td>Handling and storage</td><td>Temperature, ventilation, incompatible materials</td></tr>
<tr><td>8</td><td>Exposure controls and personal protection</td><td>Occupational exposure limits; the glove material by name</td></tr>
<tr><td>9</td><td>Physical and chemical properties</td><td>Flash point, boiling point, vapour pressure, density, pH</td></tr>
<tr><td>10</td><td>Stability and reactivity</td><td>Conditions to avoid, hazardous decomposition products</td></tr>
<tr><td>11</td><td>Toxicological information</td><td>The data behind the health hazards of section 2</td></tr>
<tr><td>12</td><td>Ecological information</td><td>Toxicity to aquatic life, degradability, bioaccumulation</td></tr>
<tr><td>13</td><td>Disposal considerations</td><td>Treatment of the substance and of its packaging</td></tr>
<tr><td>14</td><td>Transport information</td><td>The entry for each mode that you use</td></tr>
<tr><td>15</td><td>Regulatory information</td><td>Rules that apply to this product in particular</td></tr>
<tr><td>16</td><td>Other information</td><td>Revision date, what changed, abbreviations</td></tr>
</tbody>
</table>
<h2>Sections that must agree with each other</h2>
<p>A careful sheet is consistent. A quick check across sections often shows whether somebody looked at the whole of it:</p>
<ol>
<li><strong>2 and 9.</strong> A liquid that is classified as highly flammable (H225) has a flash point below 23 °C and an initial boiling point above 35 °C. If section 9 gives 40 °C, one of the two is wrong.</li>
<li><strong>2 and 14.</strong> The criteria for supply and for transport are close relatives. A substance classified for skin corrosion will nearly always have class 8 in section 14. A difference can be right, but it needs a reason.</li>
<li><strong>3 and 9.</strong> A strength in section 3 should fit density and pH in section 9.</li>
<li><strong>8 and 10.</strong> The protective equipment must stand up to what section 10 says of the substance.</li>
</ol>
<h2>What differs between regions</h2>
<p>The sixteen headings are shared; what stands below them follows the law of the market. An SDS for the European Union names the classification under the CLP Regulation and is given in an official language of each Member State where the product is placed on the market, unless that state provides otherwise. In the United States, sections 12 to 15 are there to keep the format whole, but their contents are not enforced by OSHA, because other agencies are responsible for those subjects. A sheet made for one market is therefore a useful source for another, and not a substitute.</p>
<h2>When the supplier has to send a new one</h2>
<p>Under Article 31 of REACH the supplier provides the sheet free of charge, on paper or electronically, no later than the date on which the product is first supplied. They update it without delay when:</p>
<ul>
<li>new information on hazards, or information that may affect risk management measures, becomes available;</li>
<li>an authorisation has been granted or refused;</li>
<li>a restriction has been imposed.</li>
</ul>
<p>The new version goes to everybody who received the product within the preceding twelve months. It pays to keep the sheet with the delivery that it belongs to: the question later is which version the warehouse had on that day.</p>
<h2>Signs of a careless sheet</h2>
<ul>
<li>The emergency number is answered in office hours only, without saying so.</li>
<li>Section 8 says “wear suitable gloves” and names neither material nor breakthrough time.</li>
<li>Section 9 has “no data available” on every line for a substance that has been traded for a century.</li>
<li>The revision date is recent, and the regulation cited was repealed long ago.</li>
</ul>
<p>None of these proves that the product is bad. Each is a reason to ask before the goods are on the road.</p>
<h2>Sources</h2>
<ul>
<li>United Nations, Globally Harmonized System of Classification and Labelling of Chemicals (GHS), tenth revised edition, ST/SG/AC.10/30/Rev.10, chapter 1.5 and annex 4.</li>
<li>Regulation (EC) No 1907/2006 (REACH), Article 31 and Annex II as replaced by Regulation (EU) 2020/878.</li>
<li>Regulation (EC) No 1272/2008 (CLP), Annex I, section 2.6 (flammable liquids).</li>
<li>United States, 29 CFR 1910.1200 (Hazard Communication), Appendix D.</li>
</ul>
`,
};
