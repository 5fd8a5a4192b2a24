import type { DemoArticle } from '../../../demo-article';

export const drumOrBulk: DemoArticle = {
  title: 'Drum, IBC, tank container or bulk: how to choose the pack',
  slug: 'drum-ibc-tank-container-or-bulk',
  category: 'packaging-and-transport',
  excerpt:
    'The right pack depends less on the price per kilogram than on what happens at your end: pumps, tanks, cleaning, and how fast the product is used.',
  author: 'Logistics team',
  day: -104.4,
  imageAlt: 'Cylinders of growing size side by side, like packs from a can to a tank',
  chemicals: ['67-56-1', '56-81-5', '107-21-1', '7664-38-2', '1310-73-2'],
  metaTitle: 'Drum, IBC, ISO tank or bulk: how to choose the pack',
  metaDescription:
    'Drums, IBCs, tank containers, road tankers and flexitanks compared: size, handling, cleaning, rules, and the questions that decide between them.',
  metaKeywords: 'drum, IBC, ISO tank container, bulk, flexitank, chemical packaging',
  content: `
<p>The same solvent comes in a bottle, a drum, a container with a cage around it, or a tank of twenty-odd tonnes. Larger packs cost less to fill and to carry. They also demand more of the site that receives them. Start from the receiving end: who empties it, into what, and how soon?</p>
<h2>The packs side by side</h2>
<table>
<thead><tr><th>Pack</th><th>Usual size</th><th>What you need</th><th>Suits</th></tr></thead>
<tbody>
<tr><td>Jerrican</td><td>up to 60 L</td><td>a pallet truck</td><td>Small and varied needs</td></tr>
<tr><td>Drum</td><td>about 200 L</td><td>drum handler, drum pump, tray</td><td>A few drums a month, many products</td></tr>
<tr><td>IBC</td><td>about 1 000 L</td><td>fork-lift truck, hose with the right coupling</td><td>One product in steady use</td></tr>
<tr><td>Tank container</td><td>roughly 17 500 to 26 000 L</td><td>storage tank or a place to keep the container, pump</td><td>Large and distant deliveries</td></tr>
<tr><td>Road tanker</td><td>one load, or several compartments</td><td>storage tank with level gauge and overfill alarm</td><td>Regular use near the source</td></tr>
<tr><td>Flexitank in a container</td><td>up to about 24 000 L</td><td>storage tank, pump, disposal of the bag</td><td>Liquids that are not dangerous goods</td></tr>
<tr><td>Ship’s tank</td><td>a parcel of many tonnes</td><td>a terminal</td><td>Commodities</td></tr>
</tbody>
</table>
<p>Solids follow the same ladder: bags of 20 or 25 kg, drums with liners, flexible IBCs (big bags) of 500 to 1 000 kg, silo vehicles.</p>
<h2>Drums: the forgiving pack</h2>
<p>Drums can be stacked, moved by hand tools and opened one at a time. Steel withstands solvents and heat, but not acids; polyethylene withstands many acids and bases, but some solvents pass through it or make it swell. For moisture-sensitive goods a steel drum with a nitrogen blanket keeps its contents best. What remains in a drum after emptying adds up: allow for it when the product is expensive.</p>
<h2>IBCs: five drums in one</h2>
<p>A composite IBC holds about five times as much as a drum on a footprint of 1 000 by 1 200 millimetres. Emptying is by gravity through a valve at the bottom, which is convenient and also the weakest point: a torn-off hose empties the whole IBC. Stand it in a bund. Plastics inner receptacles may be used for dangerous goods for five years from manufacture, unless a shorter time is laid down for the substance.</p>
<p>Flammable liquids need more thought. A plastics receptacle can take up electrostatic charge, and in a fire it fails within minutes. Only use types that are made for flammable liquids and earth them; above all follow the rules of your country and your insurer.</p>
<h2>Tank containers: bulk that travels</h2>
<p>A tank container is a vessel within a frame of the size of a shipping container, built to ISO 1496-3. It changes from lorry to train to ship without being opened, and it can be heated. Buyers too should know three rules:</p>
<ul>
<li><strong>Not too full.</strong> Liquids expand. The Model Regulations limit the degree of filling by the coefficient of expansion and the highest temperature on the way.</li>
<li><strong>Not half full.</strong> Thin liquids surge. Without partitions or surge plates a portable tank with dangerous goods must not travel filled by more than 20 but less than 80 per cent. An order for half a tank is therefore not simply half of an order.</li>
<li><strong>Clean.</strong> Ask for the cleaning document and the last cargoes. For food, the tank must be fit for food throughout.</li>
</ul>
<p>Agree on how many days the container may stay. It is rented, and the charge runs while it stands in your yard.</p>
<h2>Flexitanks: for a narrow field</h2>
<p>A flexitank is a bag for one journey in an ordinary container. It carries liquids such as glycerol, vegetable oils or latex that are not classified as dangerous for transport. It needs no cleaning, and it becomes waste at the end. It cannot be heated like a tank and leaves no second chance when it leaks.</p>
<h2>Weights on paper and on the road</h2>
<p>Since July 2016, SOLAS requires the shipper to verify the gross mass of a packed container before it is loaded on a ship. How cargo is packed and secured within it is described in the CTU Code of IMO, ILO and UNECE. Drums need to be blocked so that they cannot shift; IBCs that are not made for stacking under load must not be stacked. On the road the limit is usually mass rather than volume: a dense acid fills the permitted load long before it fills the tank.</p>
<h2>Seven questions that decide</h2>
<ol>
<li>How much do you use in a month, and how long does the product keep once opened?</li>
<li>What can you unload, and in how many hours?</li>
<li>How much may you store under your permit, and in which containers?</li>
<li>Is the product sensitive to moisture, air, light or cold?</li>
<li>What happens to empty packs: return, reconditioning, waste?</li>
<li>How bad would the loss of one whole pack be?</li>
<li>What does the product cost delivered <em>and emptied</em>, with pumps, residues and disposal?</li>
</ol>
<p>Work out the last line for two packs. Quite often the pack in the middle wins: not the cheapest to buy, but the one that your people can handle well.</p>
<h2>Sources</h2>
<ul>
<li>United Nations, Model Regulations on the Transport of Dangerous Goods: 4.1.1.15, 4.2.1.9 (degree of filling of portable tanks), chapters 6.1, 6.5 and 6.7.</li>
<li>ISO 1496-3, Series 1 freight containers, tank containers for liquids, gases and pressurized dry bulk.</li>
<li>SOLAS, chapter VI, regulation 2 (verified gross mass).</li>
<li>IMO/ILO/UNECE Code of Practice for Packing of Cargo Transport Units (CTU Code), 2014.</li>
</ul>
`,
};
