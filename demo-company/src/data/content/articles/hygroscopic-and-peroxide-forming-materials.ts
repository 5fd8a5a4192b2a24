import type { DemoArticle } from '../../../demo-article';

export const airAndMoisture: DemoArticle = {
  title: 'What air does to a stock: hygroscopic and peroxide-forming materials',
  slug: 'hygroscopic-and-peroxide-forming-materials',
  category: 'safety-and-storage',
  excerpt:
    'Some substances take up water from the air, others slowly react with its oxygen. The first cost money, the second can be dangerous. How to recognise both and store them.',
  author: 'Warehouse team',
  day: -71.5,
  imageAlt: 'Fine droplets and bubbles rising through a red gradient',
  chemicals: ['60-29-7', '109-99-9', '123-91-1', '7447-41-8', '1310-73-2', '584-08-7'],
  metaTitle: 'Storing hygroscopic and peroxide-forming chemicals',
  metaDescription:
    'Which salts take up water at which humidity, which solvents form peroxides on standing, and the storage rules for both.',
  metaKeywords: 'hygroscopic, deliquescence, peroxide formers, THF, diethyl ether, inhibitor',
  content: `
<p>Once a container has been opened, two constituents of the air matter: water and oxygen.</p>
<h2>Part one: water</h2>
<p>A <strong>hygroscopic</strong> substance takes up water from the air. A <strong>deliquescent</strong> one takes up so much that it dissolves in it. For a salt there is a clear threshold: the relative humidity over its own saturated solution. If the air is damper than that, the crystals become wet; if it is drier, they stay dry.</p>
<table>
<thead><tr><th>Salt</th><th>Relative humidity over the saturated solution at 25 °C</th></tr></thead>
<tbody>
<tr><td>Lithium chloride</td><td>11 %</td></tr>
<tr><td>Magnesium chloride</td><td>33 %</td></tr>
<tr><td>Potassium carbonate</td><td>43 %</td></tr>
<tr><td>Sodium bromide</td><td>58 %</td></tr>
<tr><td>Potassium iodide</td><td>69 %</td></tr>
<tr><td>Sodium chloride</td><td>75 %</td></tr>
<tr><td>Potassium chloride</td><td>84 %</td></tr>
</tbody>
</table>
<p>The table says what to expect of an open bag. In a store at 50 per cent the first three salts become wet and the others do not. On a damp day of 80 per cent, potassium chloride alone stays dry.</p>
<h3>What it costs</h3>
<ul>
<li><strong>Weight that is water.</strong> A kilogram taken from the bag holds less of the substance than a kilogram did on the day of analysis.</li>
<li><strong>Caking.</strong> Crystals that were wet and dried again grow together. The powder that flowed becomes a block.</li>
<li><strong>Another substance.</strong> Sodium and potassium hydroxide also take up carbon dioxide and turn into carbonate on the surface. Alkoxides, anhydrides and acid chlorides react with water and are lost.</li>
<li><strong>Heat and gas.</strong> Quicklime and aluminium chloride react strongly with water: the first gives off a lot of heat, the second hydrogen chloride as well, and a damp container can build up pressure.</li>
</ul>
<h3>What helps</h3>
<ol>
<li>Packs with a moisture barrier: an inner bag of polyethylene within the drum, closed separately; foil for the most sensitive.</li>
<li>Packs of a size that is used up at once. A bag opened ten times gets damp ten times.</li>
<li>Let cold packs come to room temperature before you open them. Otherwise water condenses on the contents.</li>
<li>Weigh quickly, close at once, note the date of opening.</li>
<li>Determine water before use where it matters. Karl Fischer titration is described in ISO 760.</li>
</ol>
<h2>Part two: oxygen</h2>
<p>Some organic liquids react slowly with oxygen and form peroxides. Light and warmth speed it up. Peroxides dissolved in a large volume are harmless at first; they become dangerous when they concentrate, as in the last tenth of a distillation or in the dried ring under a cap. Shock, friction or heat may make them explode.</p>
<p>Guides sort peroxide formers into three groups:</p>
<table>
<thead><tr><th>Group</th><th>Danger</th><th>Examples</th></tr></thead>
<tbody>
<tr><td>A</td><td>Explosive peroxides on storage alone, without concentration</td><td>Diisopropyl ether, divinylacetylene, potassium amide</td></tr>
<tr><td>B</td><td>Peroxides become a danger on concentration, as by evaporation or distillation</td><td>Diethyl ether, tetrahydrofuran, 1,4-dioxane, cyclohexene, cumene</td></tr>
<tr><td>C</td><td>Peroxides may start a polymerisation</td><td>Styrene, acrylonitrile, vinyl acetate, methyl methacrylate</td></tr>
</tbody>
</table>
<h3>Inhibitors, and their limits</h3>
<p>Ethers are sold with an inhibitor, often butylated hydroxytoluene (BHT). It catches radicals and is used up by doing so. Distilling removes it altogether. HPLC grades are often sold without any, because it would absorb ultraviolet light: the purest bottle is the one that ages fastest.</p>
<p>Monomers of group C have a trap of their own. Inhibitors such as hydroquinone monomethyl ether work <em>together with</em> dissolved oxygen. Acrylic acid and methyl methacrylate must therefore not be stored under pure nitrogen, however sensible it would seem. The safety data sheet says what the gas above the liquid should be.</p>
<h3>Rules for the store</h3>
<ul>
<li>Write two dates on each container: received, and opened.</li>
<li>Keep it dark, cool and tightly closed. Ethers without inhibitor are kept under nitrogen.</li>
<li>Test on a fixed date and before every distillation. Test strips are made for it; the method must suit the substance.</li>
<li>Keep to the time limits in your own rules. Common guidance is three months after opening for group A, and six to twelve months for group B.</li>
<li>Never distil to dryness. Stop while a good part of the liquid is still in the flask.</li>
<li>Do not open, move or shake an old container with crystals around the cap or at the bottom. Leave it, close the room, call a specialist.</li>
</ul>
<h2>One habit for both</h2>
<p>Neither kind of damage can be seen from outside. The cheapest instrument against both is a pen: dates on the label, a list that is looked at once a month, and orders in sizes that are used up. A full shelf of bargains is where old ether is found.</p>
<h2>Sources</h2>
<ul>
<li>L. Greenspan, Humidity fixed points of binary saturated aqueous solutions, Journal of Research of the National Bureau of Standards 81A (1977) 89–96.</li>
<li>ISO 760, Determination of water, Karl Fischer method (general method).</li>
<li>National Research Council, Prudent Practices in the Laboratory: Handling and Management of Chemical Hazards, updated version, National Academies Press, 2011.</li>
<li>R. J. Kelly, Review of safety guidelines for peroxidizable organic chemicals, Chemical Health &amp; Safety 3 (1996) 28–36.</li>
</ul>
`,
};
