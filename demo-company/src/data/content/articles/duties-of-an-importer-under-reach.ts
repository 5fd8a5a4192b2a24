import type { DemoArticle } from '../../../demo-article';

export const importerDuties: DemoArticle = {
  title: 'Importing a substance into the European Union: the duties under REACH',
  slug: 'duties-of-an-importer-under-reach',
  category: 'trade-and-regulation',
  excerpt:
    'From one tonne a year, importers have to register what they bring in. Who the importer is, what is exempt, and what has to be passed on with the goods.',
  author: 'Quality team',
  day: -138.6,
  imageAlt: 'A ring of hexagons on a pale violet ground around an open centre',
  chemicals: ['141-78-6', '79-10-7', '144-62-7', '107-15-3'],
  metaTitle: 'REACH duties of an importer',
  metaDescription:
    'Registration from one tonne a year, only representatives, exemptions, safety data sheets, notification and records: what REACH asks of an importer.',
  metaKeywords: 'REACH, importer, registration, only representative, CLP notification',
  content: `
<p>REACH is the chemicals regulation of the European Union; it also applies in Norway, Iceland and Liechtenstein. Its principle is in Article 5: no data, no market. Whoever manufactures a substance or brings it in is responsible for knowing what it does. This is an overview for people who buy, not legal advice; the regulation itself decides.</p>
<h2>Are you the importer?</h2>
<p>Import is the physical introduction into the customs territory of the Union. The importer is the natural or legal person <em>established in the Union</em> who is responsible for it. Not the carrier, and not simply the name on the invoice. Three cases are common:</p>
<ul>
<li><strong>You buy from a company within the Union</strong> that brought the goods in. It is the importer; you are a downstream user or a distributor.</li>
<li><strong>You buy from outside.</strong> You are the importer, with all that follows.</li>
<li><strong>You buy from outside, and the manufacturer has appointed an only representative</strong> under Article 8. The only representative fulfils the importers’ duties; you are regarded as a downstream user. Ask for written confirmation that your quantity is covered.</li>
</ul>
<p>Great Britain has a regulation of its own, known as UK REACH. A registration in the Union does not count there, nor one there in the Union.</p>
<h2>Registration from one tonne a year</h2>
<p>The limit is counted for each substance, each legal entity and each calendar year. It applies to substances on their own and in mixtures: ten tonnes of a mixture with 15 per cent of a substance contain 1.5 tonnes of it. The data to be submitted grow with the tonnage:</p>
<table>
<thead><tr><th>Tonnes a year</th><th>Data required by</th><th>Chemical safety report</th></tr></thead>
<tbody>
<tr><td>1 to 10</td><td>Annex VII</td><td>no</td></tr>
<tr><td>10 to 100</td><td>Annexes VII and VIII</td><td>yes</td></tr>
<tr><td>100 to 1 000</td><td>Annexes VII to IX</td><td>yes</td></tr>
<tr><td>1 000 and more</td><td>Annexes VII to X</td><td>yes</td></tr>
</tbody>
</table>
<p>Those who register the same substance submit their data jointly and share tests, above all those on vertebrate animals. Before registering, an inquiry to the European Chemicals Agency (ECHA) under Article 26 puts you in touch with the others. Import may begin when the agency has not objected within three weeks of the submission.</p>
<h2>What is exempt from registration</h2>
<ul>
<li>Substances in Annex IV, and those that fall under Annex V.</li>
<li>Polymers; but the monomers that they are made of have to be registered, if they make up two per cent by weight or more of the polymer and reach one tonne a year, unless somebody up the supply chain has done so.</li>
<li>Substances as far as they are used in medicines, food or feed within the respective laws.</li>
<li>Substances that were registered, exported and are re-imported, under the conditions of Article 2(7)(c).</li>
<li>Research and development: product and process-oriented work may be notified and is exempt for five years at first.</li>
</ul>
<p>Isolated intermediates that are used under strictly controlled conditions are registered with less data. An exemption covers a use, not a drum: if half of a delivery goes into food and half into a detergent, the second half counts.</p>
<h2>More than registration</h2>
<p>Three lists should be checked before a first order, and again from time to time, because they grow:</p>
<ol>
<li><strong>Annex XVII, restrictions.</strong> Conditions or bans for certain uses. They apply at any tonnage.</li>
<li><strong>Annex XIV, authorisation.</strong> After the sunset date a substance may only be placed on the market or used with an authorisation.</li>
<li><strong>The Candidate List</strong> of substances of very high concern. From the day of its listing information duties apply.</li>
</ol>
<p>Then there is the CLP Regulation. The importer classifies, labels and packs before placing the substance on the market, and notifies the classification to the inventory at ECHA within one month of doing so, at any tonnage if the substance is hazardous. For mixtures that are classified for health or physical hazards, Article 45 and Annex VIII of CLP require a submission to the bodies that supply the poison centres.</p>
<h2>What goes with the goods</h2>
<ul>
<li>A <strong>safety data sheet</strong> where Article 31 requires one, in an official language of the country where the goods are placed on the market. The name on it is that of a supplier within the supply chain, with an address and a telephone number.</li>
<li>The <strong>registration number</strong>, once there is one, in section 1 or 3.</li>
<li><strong>Exposure scenarios</strong>, where a chemical safety report was needed and the substance is hazardous.</li>
<li>Where no data sheet is required, the <strong>information of Article 32</strong>: authorisations, restrictions, and what is needed for safe use.</li>
</ul>
<h2>Keep the records</h2>
<p>Each manufacturer, importer, downstream user and distributor keeps all information needed to meet these duties for at least ten years after last making, importing, supplying or using the substance (Article 36). A folder per substance should hold:</p>
<ul>
<li>quantities by calendar year, with customs documents;</li>
<li>the confirmation of the only representative, if there is one, with the period and the tonnage;</li>
<li>every version of the data sheet with the date on which it arrived;</li>
<li>the reasons for an exemption.</li>
</ul>
<h2>Before the first order</h2>
<p>Ask the supplier four things in writing. Is the substance registered, by whom, and for which tonnage? Is there an only representative, and are we covered? Is our use among the identified uses? Which composition was registered, and is it that of the goods? Answers take a day. A container that waits at the border takes longer.</p>
<h2>Sources</h2>
<ul>
<li>Regulation (EC) No 1907/2006 (REACH): Articles 2, 3, 5 to 12, 14, 17, 18, 21, 26, 31, 32 and 36; Annexes IV, V, VII to X, XIV and XVII.</li>
<li>Regulation (EC) No 1272/2008 (CLP): Articles 4, 39, 40 and 45; Annex VIII.</li>
</ul>
`,
};
