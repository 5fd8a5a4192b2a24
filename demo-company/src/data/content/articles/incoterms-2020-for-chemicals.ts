import type { DemoArticle } from '../../../demo-article';

export const incotermsForChemicals: DemoArticle = {
  title: 'Incoterms 2020 for chemicals: eleven rules, and the questions behind them',
  slug: 'incoterms-2020-for-chemicals',
  category: 'trade-and-regulation',
  excerpt:
    'Three letters and a place settle who pays for carriage and who bears the risk. What they mean when the goods are a tank of solvent rather than a box of shirts.',
  author: 'Sales team',
  day: -236.6,
  imageAlt: 'Arcs of light from place to place on a dark blue ground, like routes between ports',
  chemicals: ['141-78-6', '107-21-1', '7664-38-2', '108-05-4'],
  metaTitle: 'Incoterms 2020 in chemical trade',
  metaDescription:
    'The eleven Incoterms 2020 rules, where risk and cost pass, and what to agree besides when the goods are drums, IBCs or tanks of chemicals.',
  metaKeywords: 'Incoterms 2020, FCA, CIF, DAP, DPU, chemical trade, delivery terms',
  content: `
<p>The Incoterms rules of the International Chamber of Commerce divide tasks, costs and risk between a seller and a buyer. The present edition has been in force since 1 January 2020. A term is complete only with its place and its edition: “FCA Antwerp, Quay 123, Incoterms 2020” is one, “FCA” is not.</p>
<h2>The eleven rules</h2>
<table>
<thead><tr><th>Rule</th><th>For</th><th>Risk passes to the buyer</th></tr></thead>
<tbody>
<tr><td>EXW Ex Works</td><td>any mode</td><td>when the goods stand at the buyer’s disposal, not loaded</td></tr>
<tr><td>FCA Free Carrier</td><td>any mode</td><td>when handed to the buyer’s carrier at the named place</td></tr>
<tr><td>CPT Carriage Paid To</td><td>any mode</td><td>when handed to the carrier, although the seller pays to the destination</td></tr>
<tr><td>CIP Carriage and Insurance Paid To</td><td>any mode</td><td>as CPT; the seller also insures</td></tr>
<tr><td>DAP Delivered at Place</td><td>any mode</td><td>at the destination, ready for unloading</td></tr>
<tr><td>DPU Delivered at Place Unloaded</td><td>any mode</td><td>at the destination, once unloaded</td></tr>
<tr><td>DDP Delivered Duty Paid</td><td>any mode</td><td>at the destination, cleared for import, ready for unloading</td></tr>
<tr><td>FAS Free Alongside Ship</td><td>sea and inland waterway</td><td>alongside the ship</td></tr>
<tr><td>FOB Free On Board</td><td>sea and inland waterway</td><td>on board the ship</td></tr>
<tr><td>CFR Cost and Freight</td><td>sea and inland waterway</td><td>on board at the port of shipment, although the seller pays the freight</td></tr>
<tr><td>CIF Cost, Insurance and Freight</td><td>sea and inland waterway</td><td>as CFR; the seller also insures</td></tr>
</tbody>
</table>
<p>The most common misunderstanding lies in the four rules that begin with C. The seller pays as far as the destination, but the risk passes at the beginning of the journey. Two places matter, and both belong in the contract.</p>
<h2>Containers: FCA rather than FOB</h2>
<p>A container is handed over at a terminal and is loaded days later. Under FOB the seller bears the risk until the goods are on board, although somebody else is handling them by then. The ICC therefore recommends FCA for goods in containers. The usual objection is the letter of credit that asks for a bill of lading with an on-board note. Since 2020 the parties may agree under FCA that the buyer instructs the carrier to issue such a bill to the seller.</p>
<p>FOB, CFR and CIF keep their place where chemicals are pumped into the tanks of a ship.</p>
<h2>Insurance: CIP and CIF are not alike</h2>
<p>Both ask the seller to insure the goods for at least the price plus ten per cent, in the currency of the contract. Under CIP the cover is that of the Institute Cargo Clauses (A), the widest; under CIF that of clauses (C), the narrowest, unless the parties agree on more. Contamination of a bulk liquid is the damage that buyers of chemicals fear most. Ask whether the policy covers it, whatever its letter.</p>
<h2>Who unloads the tank?</h2>
<p>Under DAP the seller has delivered when the vehicle stands ready for unloading: the buyer unloads. Under DPU the seller does. For a pallet the difference is a fork-lift truck. For a tank it is a hose, a pump, a storage tank with enough room and somebody who checks that the right product goes into the right tank. Write down:</p>
<ul>
<li>who connects what, with which coupling and from which side;</li>
<li>how many hours are free for unloading, and what is charged afterwards;</li>
<li>who draws the sample, and when: before unloading, or there is nothing left to compare;</li>
<li>who pays for the return and the cleaning of a tank container.</li>
</ul>
<p>None of this is in the three letters.</p>
<h2>EXW and DDP: the two ends</h2>
<p>EXW looks simple to a seller and leaves the export formalities to the buyer. For dangerous goods it is a poor fit: whoever fills and packs has duties under the transport regulations in any case, and a buyer from abroad may be unable to act as exporter. FCA at the seller’s works is usually what both sides meant.</p>
<p>DDP makes the seller responsible for import, with duty and taxes. For chemicals ask one more question: who is the importer in the sense of chemicals law? In the European Union, REACH puts duties on an importer who is established there. A seller from outside cannot take these over by writing DDP; an only representative under Article 8 may.</p>
<h2>What the rules leave open</h2>
<p>Incoterms say nothing on the transfer of title, on price and payment, on remedies for breach, on sanctions or on which law applies. Nor do they say what the goods are. Quality, tolerance on quantity and documents belong in the contract:</p>
<ul>
<li>specification with its version, and whose analysis counts in a dispute;</li>
<li>certificate of analysis, safety data sheet, dangerous goods declaration, certificate of origin;</li>
<li>quantity with tolerance, and where it is measured;</li>
<li>age of the goods at delivery, or the time left until retest.</li>
</ul>
<h2>A short guide</h2>
<ul>
<li>Drums or IBCs in a container, buyer arranges freight: <strong>FCA</strong>.</li>
<li>The same, seller arranges freight: <strong>CPT</strong> or <strong>CIP</strong>.</li>
<li>Road tanker to the buyer’s works: <strong>DAP</strong>.</li>
<li>A parcel in a tanker ship: <strong>FOB</strong>, <strong>CFR</strong> or <strong>CIF</strong>.</li>
</ul>
<h2>Sources</h2>
<ul>
<li>International Chamber of Commerce, Incoterms 2020, ICC publication No. 723. The text of the rules is the ICC’s; this is a description in our own words and no substitute for it.</li>
<li>Institute Cargo Clauses (A) and (C), 1 January 2009.</li>
<li>Regulation (EC) No 1907/2006 (REACH), Article 3(10) and (11), Article 8.</li>
</ul>
`,
};
