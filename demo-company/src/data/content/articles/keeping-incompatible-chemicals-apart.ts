import type { DemoArticle } from '../../../demo-article';

export const keepingApart: DemoArticle = {
  title: 'Keeping incompatible chemicals apart: a plan for the store',
  slug: 'keeping-incompatible-chemicals-apart',
  category: 'safety-and-storage',
  excerpt:
    'An alphabetical shelf puts acids beside amines and bleach beside everything. How to sort a chemical store by what the substances do to each other.',
  author: 'Warehouse team',
  day: -305.4,
  imageAlt: 'Two groups of spheres on a dark ground, kept apart by a line of light',
  chemicals: ['7681-52-9', '7697-37-2', '7681-57-4', '87-90-1', '7722-84-1'],
  metaTitle: 'Storing incompatible chemicals: a segregation plan',
  metaDescription:
    'Which groups of chemicals must not meet, what happens when they do, and how to lay out a store so that a leak stays a leak.',
  metaKeywords: 'chemical storage, segregation, incompatible chemicals, oxidisers, acids',
  content: `
<p>Most substances in a store are harmless to each other. The few pairs that are not decide how the store is laid out. A plan starts with one question: if this container leaks tonight, what will the liquid reach?</p>
<h2>Start with groups, not with names</h2>
<p>Nobody can keep some hundred substances in mind, but a dozen groups can be learned. Sections 7 and 10 of the safety data sheet tell you to which group a substance belongs: flammable liquids, acids (oxidising acids apart from the others), bases, oxidisers, organic peroxides, substances that react with water, toxic substances, and those that are none of these.</p>
<p>One substance may belong to several groups. Nitric acid is an acid and an oxidiser; acetic acid is an acid and a flammable liquid. The stricter group decides where it stands.</p>
<h2>Pairs that must not meet</h2>
<table>
<thead><tr><th>This</th><th>with this</th><th>gives</th></tr></thead>
<tbody>
<tr><td>Hypochlorites (bleach)</td><td>Acids</td><td>Chlorine, a toxic gas</td></tr>
<tr><td>Hypochlorites</td><td>Ammonia, ammonium salts</td><td>Chloramines, toxic and irritating</td></tr>
<tr><td>Sulfites, metabisulfites</td><td>Acids</td><td>Sulfur dioxide, a toxic gas</td></tr>
<tr><td>Nitrites</td><td>Acids</td><td>Nitrogen oxides, toxic gases</td></tr>
<tr><td>Ammonium salts</td><td>Strong bases</td><td>Ammonia</td></tr>
<tr><td>Nitric acid, concentrated</td><td>Solvents and other organic matter</td><td>Violent oxidation, fire</td></tr>
<tr><td>Hydrogen peroxide</td><td>Metals and their salts, dirt, organic matter</td><td>Decomposition with oxygen and heat</td></tr>
<tr><td>Potassium permanganate</td><td>Glycerol, glycols</td><td>Fire, without a spark</td></tr>
<tr><td>Trichloroisocyanuric acid</td><td>Calcium hypochlorite</td><td>Violent reaction, although both are sold for pools</td></tr>
<tr><td>Concentrated acids</td><td>Concentrated bases</td><td>Heat, spattering</td></tr>
<tr><td>Borohydrides, metal alkoxides</td><td>Water, acids, damp</td><td>Hydrogen, or a flammable alcohol, with heat</td></tr>
</tbody>
</table>
<p>The table is a beginning. The reactive groups of CAMEO Chemicals, published by two agencies of the United States, let you look up any pair of substances without charge.</p>
<h2>Four means of separation</h2>
<p>From the weakest to the strongest:</p>
<ol>
<li><strong>Distance.</strong> A gangway between two groups that react slowly or only when mixed thoroughly.</li>
<li><strong>A tray or bund of its own.</strong> Liquids that must not mix never share the same sump: this is the most common fault in stores that look tidy. Solids stand above liquids only if a leak cannot reach them either.</li>
<li><strong>A fire-resisting cabinet or compartment.</strong> For flammable liquids, and for oxidisers away from them.</li>
<li><strong>Another building or an open place.</strong> For organic peroxides and whatever must be kept cold to be safe.</li>
</ol>
<p>Sea transport has the same idea in words. The segregation table of the IMDG Code uses the terms “away from”, “separated from”, “separated by a complete compartment or hold from” and “separated longitudinally by an intervening complete compartment or hold from”. These are rules for ships and not for warehouses, but they are a fair picture of which classes the regulators want far apart. For warehouses, guidance such as HSG71 in the United Kingdom and TRGS 510 in Germany has tables of its own.</p>
<h2>Vapours travel too</h2>
<p>Containers that are closed still breathe a little. Hydrochloric acid corrodes the steel of racks and of neighbouring drums; amine vapours and acid vapours meet as a white haze of salts. Keep acids that fume away from metal containers, keep oxidisers out of the air stream of solvents, and give flammable liquids ventilation at floor level: the vapours of most solvents are heavier than air.</p>
<h2>Rules for every day</h2>
<ul>
<li>Write the group on the rack, not only on the plan in the office.</li>
<li>Give returned, sampled and off-specification goods the same place as fresh ones. The corner for “to be decided” is where pairs meet.</li>
<li>Watch the pallets. Wood soaked with an oxidiser burns fiercely: do not store oxidisers on dirty pallets.</li>
<li>Keep absorbent for each group. Sawdust must never be used on an oxidiser or on nitric acid.</li>
<li>Date containers of substances that change with age, and put the oldest in front.</li>
<li>Plan fire water. Where it runs, it carries everything that leaked with it.</li>
<li>Check the plan again whenever a new substance arrives. One drum is enough to turn a tidy bay into a dangerous one.</li>
</ul>
<h2>A walk through the store</h2>
<p>Once a quarter, take the stock list and the plan and walk. Stand before each bay and ask three things: what is the most reactive container here, what stands below it, and what would the two make together? Write down every answer that needs more than a sentence. Those are the moves for next week.</p>
<h2>Sources</h2>
<ul>
<li>Health and Safety Executive (United Kingdom), HSG71, Chemical warehousing: the storage of packaged dangerous substances.</li>
<li>TRGS 510 (Germany), Storage of hazardous substances in non-stationary containers.</li>
<li>International Maritime Organization, International Maritime Dangerous Goods (IMDG) Code, chapter 7.2.</li>
<li>NOAA and US EPA, CAMEO Chemicals, reactive groups and reactivity predictions.</li>
</ul>
`,
};
