import type { DemoArticle } from '../../../demo-article';

export const markOnADrum: DemoArticle = {
  title: 'What the mark on a drum says: UN packaging codes and packing groups',
  slug: 'what-the-mark-on-a-drum-says',
  category: 'packaging-and-transport',
  excerpt:
    '1A1, Y, 1.4, 150: the row of signs on a drum says what may go into it. How to read it, and how it relates to the packing group of the product.',
  author: 'Logistics team',
  day: -268.5,
  imageAlt: 'Stacked rings seen from above, like the lids of drums in rows',
  chemicals: ['60-29-7', '67-64-1', '7664-93-9', '100-42-5', '1310-73-2'],
  metaTitle: 'UN packaging codes and packing groups explained',
  metaDescription:
    'How to read the UN mark on drums, jerricans, boxes and IBCs, and how X, Y and Z relate to packing groups I, II and III.',
  metaKeywords: 'UN mark, packaging code, packing group, 1A1, 31HA1, dangerous goods',
  content: `
<p>A packaging for dangerous goods carries a mark that begins with the letters “un” in a circle. After it comes everything that matters for the choice: the kind of packaging, how it was tested, when and where it was made. The filler is responsible for matching the mark to the product; the buyer can check it.</p>
<h2>The mark, piece by piece</h2>
<p>Take a steel drum that is marked <code>1A1/Y1.4/150/26/GB/DEMO-123</code>. The maker’s sign in it is invented; the rest is what you will meet.</p>
<table>
<thead><tr><th>Piece</th><th>Meaning</th></tr></thead>
<tbody>
<tr><td>1A1</td><td>Drum (1) of steel (A) with a non-removable head (1)</td></tr>
<tr><td>Y</td><td>Tested for packing groups II and III</td></tr>
<tr><td>1.4</td><td>Relative density of the liquid up to which it was tested</td></tr>
<tr><td>150</td><td>Hydraulic test pressure in kPa</td></tr>
<tr><td>26</td><td>The last two digits of the year of manufacture</td></tr>
<tr><td>GB</td><td>The state that authorised the mark</td></tr>
<tr><td>DEMO-123</td><td>Manufacturer or other identification given by the competent authority</td></tr>
</tbody>
</table>
<p>On packagings for solids, or with inner packagings, the number after the letter is the maximum gross mass in kilograms, and an S stands where the test pressure would be. Drums and jerricans of plastics also show the month of manufacture, often as a clock face beside the mark.</p>
<h2>The code: kind, material, category</h2>
<ul>
<li><strong>Kind:</strong> 1 drum, 3 jerrican, 4 box, 5 bag, 6 composite packaging.</li>
<li><strong>Material:</strong> A steel, B aluminium, C natural wood, D plywood, F reconstituted wood, G fibreboard, H plastics, L textile, M paper (multiwall), N other metal, P glass, porcelain or stoneware.</li>
<li><strong>Category:</strong> a digit within the kind. For drums and jerricans 1 is a non-removable head, for liquids as a rule; 2 is a removable head.</li>
</ul>
<p>So 1H1 is a closed plastics drum, 3H1 a closed plastics jerrican, 4G a fibreboard box, 5M2 a water-resistant paper bag and 6HA1 a plastics receptacle in a steel drum.</p>
<p>Intermediate bulk containers (IBCs) have two digits first: 11 for solids filled or emptied by gravity, 21 for solids under pressure, 31 for liquids, and 13 for flexible IBCs for solids. The common cage container of a thousand litres is 31HA1: for liquids, a plastics inner receptacle in an outer casing of steel.</p>
<h2>Packing groups and the letters X, Y, Z</h2>
<p>Many classes divide their substances by the degree of danger into three packing groups: I is high danger, II medium, III low. The letter on the packaging says for which groups it was tested:</p>
<table>
<thead><tr><th>Letter</th><th>Packing groups</th></tr></thead>
<tbody>
<tr><td>X</td><td>I, II and III</td></tr>
<tr><td>Y</td><td>II and III</td></tr>
<tr><td>Z</td><td>III only</td></tr>
</tbody>
</table>
<p>For flammable liquids the group follows from two temperatures:</p>
<table>
<thead><tr><th>Group</th><th>Flash point (closed cup)</th><th>Initial boiling point</th><th>Example</th></tr></thead>
<tbody>
<tr><td>I</td><td>any</td><td>35 °C or less</td><td>Diethyl ether, UN 1155</td></tr>
<tr><td>II</td><td>below 23 °C</td><td>above 35 °C</td><td>Acetone, UN 1090</td></tr>
<tr><td>III</td><td>23 °C to 60 °C</td><td>above 35 °C</td><td>Styrene monomer, stabilized, UN 2055</td></tr>
</tbody>
</table>
<p>For corrosive substances it follows from how soon skin is destroyed: after contact of three minutes or less in group I, of more than three minutes up to one hour in group II, of more than one hour up to four hours in group III. Sulfuric acid with more than 51 % acid (UN 1830) and solid sodium hydroxide (UN 1823) are both in group II.</p>
<h2>Density and pressure are limits, not advice</h2>
<p>Concentrated sulfuric acid has a density of about 1.84 kilograms per litre. Our drum was tested for liquids up to a relative density of 1.4: its letter fits the packing group, and still it is the wrong drum for this acid. Vapour pressure is checked the same way against the test pressure, most of all for solvents with a low boiling point in a hot climate.</p>
<h2>Age counts</h2>
<p>Plastics drums, plastics jerricans, rigid plastics IBCs and composite IBCs with a plastics inner receptacle may be used for dangerous goods for five years from their manufacture, unless a shorter time is laid down for the substance. IBCs for liquids are inspected and tested for leaks at intervals of not more than two and a half years. A full container that stood in a corner for years may therefore be sound and yet not fit to be sent on.</p>
<h2>A check at the loading dock</h2>
<ol>
<li>Is there a mark, and can it be read?</li>
<li>Does the letter cover the packing group in section 14 of the safety data sheet?</li>
<li>Is the density or the gross mass within the limit?</li>
<li>For plastics: is it younger than five years on the day of dispatch?</li>
<li>Are closures tight and labels those of the product inside?</li>
</ol>
<h2>Sources</h2>
<ul>
<li>United Nations, Recommendations on the Transport of Dangerous Goods, Model Regulations: chapters 2.3 and 2.8 (packing groups), 4.1.1.15 (period of use), 6.1 (packagings) and 6.5 (IBCs).</li>
<li>Agreement concerning the International Carriage of Dangerous Goods by Road (ADR), part 3, table A, for the UN numbers named here.</li>
</ul>
`,
};
