import type { DemoArticle } from '../../../demo-article';

export const readingPurity: DemoArticle = {
  title: 'Ninety-nine per cent of what? Reading purity on a certificate of analysis',
  slug: 'reading-purity-on-a-certificate-of-analysis',
  category: 'quality-and-identity',
  excerpt:
    'Assay by titration, area per cent, dried basis, purity by difference: four figures near 99, and none of them means the same. How to read a certificate of analysis.',
  author: 'Quality team',
  day: 7.4,
  imageAlt: 'Peaks of different heights on a calm baseline, as on a chromatogram',
  chemicals: ['877-24-7', '7758-99-8', '50-81-7', '56-40-6', '77-92-9'],
  metaTitle: 'Reading purity and assay on a certificate of analysis',
  metaDescription:
    'What assay, area per cent, dried basis and purity by difference mean on a certificate of analysis, and which questions to ask the supplier.',
  metaKeywords: 'certificate of analysis, CoA, assay, purity, area percent, loss on drying',
  content: `
<p>A certificate of analysis (CoA) lists tests, limits and results for one batch. The line that everybody reads is assay, and it is the line that is most often misread. “99.2 %” is a number without a meaning until you know of what, on which basis and by which method.</p>
<h2>Four figures that look alike</h2>
<table>
<thead><tr><th>On the certificate</th><th>Means</th><th>Does not see</th></tr></thead>
<tbody>
<tr><td>Assay by titration</td><td>Mass of what reacts with the titrant, calculated as the substance</td><td>Impurities that react likewise</td></tr>
<tr><td>Assay by HPLC or GC against a standard</td><td>Mass fraction compared with a reference of known content</td><td>An error in the content of the standard</td></tr>
<tr><td>Purity by area per cent</td><td>Share of the peak in the sum of all peaks</td><td>Water, salts, whatever gives no peak</td></tr>
<tr><td>Purity by difference</td><td>100 % minus the impurities that were measured</td><td>Every impurity that was not looked for</td></tr>
</tbody>
</table>
<p>Area per cent deserves a second look. A detector answers more strongly to one substance than to another, so a peak of one per cent of the area may be half a per cent of the mass, or three. Solvents and moisture are not in the sum. A wet powder may have 99.9 per cent by area and 94 per cent of the substance by mass, and both statements are correct.</p>
<h2>On which basis?</h2>
<p>Many monographs give the assay “on the dried basis” or “on the anhydrous basis”: the result is calculated as if the water were not there. To learn what is in the drum, calculate back:</p>
<p><strong>as is = dried basis × (100 − loss on drying) ÷ 100</strong></p>
<p>With 99.5 % on the dried basis and a loss on drying of 4.0 %, a kilogram holds 955 grams. If you pay or dose by content, this is the figure that you need.</p>
<p>Loss on drying and water are not the same test. Loss on drying takes everything that leaves at the given temperature, solvents included, and may leave crystal water behind. Karl Fischer titration measures water.</p>
<h3>Hydrates</h3>
<p>An assay of 99 % of copper(II) sulfate pentahydrate is not an assay of 99 % of copper sulfate. The molar masses are 249.7 and 159.6 grams per mole, so the pure pentahydrate contains 63.9 % of the anhydrous salt. The certificate should say which form the result is calculated as. If it does not, ask.</p>
<h2>More than one hundred per cent</h2>
<p>Limits such as 98.0 to 102.0 % surprise at first. No batch contains more than there is. But every measurement has an uncertainty, and a titration may find 100.4 % of a very pure acid. The upper limit allows for that. It also shows that the difference between 99.8 and 100.1 % may lie within the scatter of the method: two laboratories that differ by that much agree.</p>
<p>Titrants are standardised against substances of well-known content. Potassium hydrogen phthalate is one for bases; as a certified reference material it comes with a stated content and its uncertainty.</p>
<h2>Signs of care</h2>
<ul>
<li><strong>Batch number</strong> that matches the label, with dates of manufacture and of analysis.</li>
<li><strong>Limits beside results.</strong> A result without a limit cannot pass or fail.</li>
<li><strong>Numbers, not words.</strong> “Complies” is fair for appearance and identity. For assay, water and impurities there is a figure behind it: ask for it.</li>
<li><strong>Method named</strong>: monograph, ISO or in-house number.</li>
<li><strong>“Less than” with a meaning.</strong> “&lt; 10 mg/kg” says that the method found nothing down to that level. It is not zero.</li>
<li><strong>Retest or expiry date.</strong> After a retest date the goods may be analysed again and used; after an expiry date they should not.</li>
<li><strong>Who made it, who tested it, who released it.</strong> For active pharmaceutical ingredients ICH Q7 lists what the certificate must contain, with the original manufacturer when somebody else repacked.</li>
</ul>
<h2>Typical values are not a promise</h2>
<p>Three documents look alike. A <em>specification</em> says what every batch will comply with. A <em>certificate of analysis</em> says what this batch was found to be. A sheet of <em>typical values</em> says what batches usually were, and binds nobody. Contracts refer to the first, deliveries come with the second.</p>
<h2>Rounding</h2>
<p>A limit of “not less than 99.0 %” with a result of 98.96 %: does the batch pass? By the rules of the USP the result is rounded to the number of places in the limit before it is compared, which gives 99.0, and it passes. Your contract may say otherwise. It is worth one sentence before the first dispute.</p>
<h2>When your result differs</h2>
<ol>
<li>Compare basis and method. Most differences end here.</li>
<li>Compare samples. Was it taken from the top of a drum that had stood open, or from a mixed one? Is the batch the same?</li>
<li>Repeat with the supplier’s method, or have them repeat with yours.</li>
<li>Ask for the uncertainty on both sides. Results disagree only if they differ by more than that.</li>
<li>Let a third laboratory decide, one accredited to ISO/IEC 17025 for this test, with the retained sample that both sides agreed on.</li>
</ol>
<p>Keep a retained sample of every batch until the matter is closed.</p>
<h2>Sources</h2>
<ul>
<li>United States Pharmacopeia, General Notices, 7.20 (rounding rules).</li>
<li>ICH Q7, Good manufacturing practice guide for active pharmaceutical ingredients, 11.4 (certificates of analysis).</li>
<li>ISO/IEC 17025, General requirements for the competence of testing and calibration laboratories; ISO 760, Karl Fischer method.</li>
<li>JCGM 100:2008, Guide to the expression of uncertainty in measurement.</li>
</ul>
`,
};
