import type { DemoArticle } from '../../../demo-article';

export const warmEnough: DemoArticle = {
  title: 'Warm enough, cold enough: transport of temperature-sensitive goods',
  slug: 'warm-enough-cold-enough',
  category: 'packaging-and-transport',
  excerpt:
    'Glacial acetic acid freezes on a cool night; some peroxides must never become warm. Three reasons to control temperature on the road, and what to agree for each.',
  author: 'Logistics team',
  day: null,
  imageAlt: 'Crystals of growing size on a ground that turns from cold blue to warm rose',
  chemicals: ['64-19-7', '67-68-5', '75-65-0', '108-95-2', '110-82-7', '79-10-7'],
  metaTitle: 'Temperature-controlled transport of chemicals',
  metaDescription:
    'Goods that freeze, goods that decompose and goods that must keep their quality: what to agree for transport under temperature control.',
  metaKeywords:
    'temperature-controlled transport, SADT, control temperature, freezing, heated tank',
  content: `
<p>There are three quite different reasons to watch the temperature of a load. It may freeze and not come out again. It may lose quality. Or it may decompose and become dangerous. Each reason has rules of its own, and the third has the force of law.</p>
<h2>First reason: it freezes</h2>
<p>Several common liquids are solids on a winter day, and some on any day but the warmest:</p>
<table>
<thead><tr><th>Substance</th><th>Melting point, about</th></tr></thead>
<tbody>
<tr><td>Cyclohexane</td><td>6.5 °C</td></tr>
<tr><td>Acetic acid, glacial</td><td>16.6 °C</td></tr>
<tr><td>Dimethyl sulfoxide</td><td>18.5 °C</td></tr>
<tr><td>tert-Butanol</td><td>25.5 °C</td></tr>
<tr><td>Ethylene carbonate</td><td>36 °C</td></tr>
<tr><td>Phenol</td><td>41 °C</td></tr>
</tbody>
</table>
<p>A little water lowers these figures: acetic acid of 90 per cent stays liquid on a cool day. For the pure goods there are three ways:</p>
<ul>
<li><strong>Heated tank containers or tankers</strong> with steam or electric heating. Agree on the temperature at loading, on the way and at arrival, and on who supplies steam for unloading.</li>
<li><strong>Insulated transport</strong> in the warm season or over a short distance.</li>
<li><strong>Drums in a heating chamber</strong> at your end. Allow a day or more; the middle of a drum melts last.</li>
</ul>
<h3>Melting is not harmless</h3>
<p>Local overheating spoils goods and can do worse. Acrylic acid is the example to know. It freezes at about 13 °C, and the crystals contain less of the inhibitor than the liquid around them. If a frozen drum is melted with steam or if liquid is drawn from a half-melted one, a part without enough inhibitor may polymerise violently. It is thawed only with mild heat, with mixing, and by the supplier’s instructions; better still, it is never allowed to freeze.</p>
<h2>Second reason: it loses quality</h2>
<p>Nothing explodes, but the goods are worth less: enzymes and vitamins lose activity, flavours lose their top notes, emulsions break after one frost, waxes separate. The manufacturer’s storage range is the measure. What to agree:</p>
<ol>
<li>a range in degrees, and not “cool” or “ambient”;</li>
<li>whether short deviations are allowed, how far and for how long;</li>
<li>a recorder with each load, placed among the goods and not at the fan;</li>
<li>who reads it, and what happens if a limit was passed.</li>
</ol>
<p>For medicinal products and for active substances the European Union has published guidelines on good distribution practice. They expect that the required conditions are maintained during transport within the defined limits, and that deviations are reported and assessed. Recorders for temperature-sensitive goods are described in EN 12830.</p>
<h2>Third reason: it decomposes</h2>
<p>Organic peroxides, self-reactive substances and some monomers release heat when they decompose or polymerise, and do so faster the warmer they are. For each packed substance a temperature is determined at which this may run away:</p>
<ul>
<li>the <strong>SADT</strong>, self-accelerating decomposition temperature, for self-reactive substances and organic peroxides;</li>
<li>the <strong>SAPT</strong>, self-accelerating polymerization temperature, for polymerizing substances.</li>
</ul>
<p>Substances in which it is low may be carried under temperature control only. Two limits follow from it. The <strong>control temperature</strong> is the highest at which the goods can be transported safely. At the <strong>emergency temperature</strong> the emergency procedures begin. For single packagings and IBCs the Model Regulations derive them like this:</p>
<table>
<thead><tr><th>SADT or SAPT</th><th>Control temperature</th><th>Emergency temperature</th></tr></thead>
<tbody>
<tr><td>20 °C or less</td><td>20 °C below it</td><td>10 °C below it</td></tr>
<tr><td>over 20 °C to 35 °C</td><td>15 °C below it</td><td>10 °C below it</td></tr>
<tr><td>over 35 °C</td><td>10 °C below it</td><td>5 °C below it</td></tr>
</tbody>
</table>
<p>A peroxide with an SADT of 30 °C thus travels at 15 °C at most, and at 20 °C the alarm is raised. The words TEMPERATURE CONTROLLED then belong to the proper shipping name, and both temperatures stand in the transport document.</p>
<p>For such goods the cooling is the safety device. Before the first load, ask the carrier about the equipment, the back-up if it fails, the intervals between readings, and who the driver calls at night.</p>
<h2>Stabilizers count as well</h2>
<p>Many monomers are kept safe by an inhibitor. Their proper shipping name then says “stabilized”, as for styrene monomer or acrylic acid. The inhibitor is used up with time and faster in warmth. For a long voyage through the tropics ask for its level at loading and how long it will last.</p>
<h2>A page for the carrier</h2>
<ul>
<li>Product, UN number and proper shipping name.</li>
<li>Lowest and highest temperature of the goods, on arrival and on the way.</li>
<li>Control and emergency temperature, where they apply.</li>
<li>What must not be done: steam, open heating, pumping out a half-melted drum.</li>
<li>Recorder: kind, place, interval, who gets the data.</li>
<li>Telephone numbers for day and night, of sender and receiver.</li>
</ul>
<p>One page is enough. It has to be in the cab, and not only in the file.</p>
<h2>Sources</h2>
<ul>
<li>United Nations, Model Regulations on the Transport of Dangerous Goods: 2.4.2.3.4, 2.4.2.5, 2.5.3.4 and 7.1.5.3.</li>
<li>European Union, Guidelines on Good Distribution Practice of medicinal products for human use (2013/C 343/01), and of active substances (2015/C 95/01).</li>
<li>EN 12830, Temperature recorders for the transport, storage and distribution of temperature sensitive goods.</li>
<li>Melting points: the substances’ entries in the CRC Handbook of Chemistry and Physics, rounded.</li>
</ul>
`,
};
