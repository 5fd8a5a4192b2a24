import type { DemoArticle } from '../../../demo-article';

export const grades: DemoArticle = {
  title: 'Technical, ACS, USP, FCC, HPLC: what a grade promises and what it does not',
  slug: 'grades-from-technical-to-pharmacopoeia',
  category: 'quality-and-identity',
  excerpt:
    'Some grades are published standards, some are a custom of the trade, and some are just a word on a label. A guide to telling them apart before you pay for the wrong one.',
  author: 'Quality team',
  day: -171.5,
  imageAlt: 'Crystals of different sizes in a row, from rough to clear',
  chemicals: ['64-17-5', '75-05-8', '77-92-9', '7647-14-5', '57-55-6'],
  metaTitle: 'Chemical grades explained: technical, ACS, USP, FCC, HPLC',
  metaDescription:
    'Which chemical grades follow a published standard, which are set by each maker, and how to choose the one that the use requires.',
  metaKeywords: 'chemical grades, ACS, USP, Ph. Eur., FCC, HPLC grade, technical grade',
  content: `
<p>One substance is sold in six grades at six prices. Higher does not mean better for your use: a solvent for chromatography is cleaned of what absorbs ultraviolet light, and nobody has checked whether it is fit to eat. A grade answers a question. It helps to know which.</p>
<h2>Three kinds of grade</h2>
<ol>
<li><strong>Published standards.</strong> Somebody other than the seller wrote down the tests and limits, and anybody can buy or read them: pharmacopoeias, the Food Chemicals Codex, the reagent specifications of the American Chemical Society.</li>
<li><strong>Customs of the trade.</strong> “Technical”, “AR”, “HPLC grade” are commonly understood, but no standard stands behind them that every manufacturer follows. The seller’s own specification is what counts.</li>
<li><strong>Words.</strong> “High purity”, “premium” and “lab quality” say nothing that can be tested.</li>
</ol>
<h2>The grades you will meet</h2>
<table>
<thead><tr><th>Grade</th><th>Who sets it</th><th>Made for</th></tr></thead>
<tbody>
<tr><td>Technical</td><td>each maker</td><td>Industrial processes</td></tr>
<tr><td>LR, laboratory reagent</td><td>each maker</td><td>Preparation and teaching</td></tr>
<tr><td>AR, analytical reagent</td><td>each maker, often following ISO 6353 or ACS</td><td>Analysis</td></tr>
<tr><td>ACS</td><td>American Chemical Society, “ACS Reagent Chemicals”</td><td>Analysis by methods that ask for it</td></tr>
<tr><td>HPLC, LC-MS, GC</td><td>each maker</td><td>The instrument in its name</td></tr>
<tr><td>USP, NF</td><td>United States Pharmacopeia, National Formulary</td><td>Medicines for the United States</td></tr>
<tr><td>Ph. Eur., BP, JP</td><td>European, British, Japanese Pharmacopoeia</td><td>Medicines for these markets</td></tr>
<tr><td>FCC</td><td>Food Chemicals Codex, published by USP</td><td>Food ingredients</td></tr>
<tr><td>E number</td><td>Regulation (EU) No 231/2012</td><td>Food additives in the European Union</td></tr>
</tbody>
</table>
<h2>Reagent grades: known impurities</h2>
<p>An ACS specification names the tests, the limits and the methods for one reagent. What makes it valuable in analysis is less a high assay than the list of traces: so much chloride at most, so much iron at most. Two bottles may both have an assay of 99.5 per cent and behave quite differently in a trace analysis. For laboratory water there is a standard of its own, ISO 3696, with three grades.</p>
<p>Grades named after an instrument follow the same idea without a common text. Acetonitrile for HPLC is judged by its absorbance at low wavelengths and by the baseline of a gradient; for LC-MS also by metal ions and ionisable impurities. Ask for the figures at the wavelength that you use.</p>
<h2>Pharmacopoeia grades: a monograph and more</h2>
<p>A monograph in a pharmacopoeia describes identity tests, assay and limits of impurities for a substance in medicines. If the label says USP, the material must comply with the monograph in force. That alone does not make it fit for a medicine:</p>
<ul>
<li>Active ingredients are made under good manufacturing practice. ICH Q7 is the guide to it.</li>
<li>The chain from maker to user must be known, with every repacking in between.</li>
<li>Residual solvents and elemental impurities are judged in the finished product as well, by ICH Q3C and ICH Q3D.</li>
</ul>
<p>“Tested against the monograph” is therefore a weaker statement than “manufactured under GMP and compliant with the monograph”. Both can be honest. They are not the same goods.</p>
<p>Nor are the pharmacopoeias interchangeable. Limits and methods differ for many substances, although some of their texts have been harmonised. For two markets, ask for a certificate that covers both.</p>
<h2>Food grades: limits and hygiene</h2>
<p>The Food Chemicals Codex gives identity and purity for ingredients. In the European Union the purity of permitted additives is laid down in Regulation (EU) No 231/2012, by E number: citric acid is E 330, propylene glycol is E 1520. As with medicines, the figures are half of it. A food business works to the hygiene rules of Regulation (EC) No 852/2004, so packing, storage and transport of food-grade goods have to be fit for food too. The same drum of the same acid, filled on a line for technical goods, is no longer a food ingredient.</p>
<h2>Downgrading is easy, upgrading is not</h2>
<p>A pharmacopoeia material may be used as a technical one, if price and packaging allow. The other way round there is no shortcut: an analysis that happens to meet the limits says nothing of how a batch was made, of what was not tested for, or of the batch before. This is why an inquiry should name the use. A seller who knows it can say when a cheaper grade will do.</p>
<h2>Five questions before an order</h2>
<ol>
<li>Which standard, and which edition of it?</li>
<li>Does the certificate give results for every test in it, or only for some?</li>
<li>Who made it, and was it repacked?</li>
<li>Is it made for this use, or only analysed for it?</li>
<li>Which impurity would hurt my process, and is it on the list?</li>
</ol>
<p>The last one is the best. If the substance that matters is not in the specification, no grade name will keep it out.</p>
<h2>Sources</h2>
<ul>
<li>American Chemical Society, ACS Reagent Chemicals: Specifications and Procedures; ISO 6353-1 to 6353-3, Reagents for chemical analysis; ISO 3696, Water for analytical laboratory use.</li>
<li>USP–NF, European Pharmacopoeia and Food Chemicals Codex, general notices.</li>
<li>ICH Q7 (GMP for active pharmaceutical ingredients), ICH Q3C (residual solvents), ICH Q3D (elemental impurities).</li>
<li>Regulation (EU) No 231/2012 (specifications for food additives), Regulation (EC) No 852/2004 (hygiene of foodstuffs).</li>
</ul>
`,
};
