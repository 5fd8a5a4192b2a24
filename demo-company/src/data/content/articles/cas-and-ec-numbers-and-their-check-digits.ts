import type { DemoArticle } from '../../../demo-article';

export const checkDigits: DemoArticle = {
  title: 'CAS and EC numbers: what they identify, and how their check digits work',
  slug: 'cas-and-ec-numbers-and-their-check-digits',
  category: 'quality-and-identity',
  excerpt:
    'Names mislead, numbers rarely. The last digit of a CAS or EC number can be worked out from the others: two minutes with a pencil can save a wrong delivery.',
  author: 'Quality team',
  day: -204.4,
  imageAlt: 'A lattice of dots in which one dot glows brighter than the others',
  chemicals: ['67-64-1', '7758-99-8', '7487-88-9', '10034-99-8', '5989-27-5'],
  metaTitle: 'CAS and EC numbers and their check digits',
  metaDescription:
    'How CAS Registry Numbers and EC numbers are built, how to work out their check digits, and which mistakes the digits cannot find.',
  metaKeywords: 'CAS number, EC number, check digit, EINECS, substance identity',
  content: `
<p>Acetone is also propan-2-one, dimethyl ketone and 2-propanone. All four names stand for one CAS Registry Number, 67-64-1. A number is the shortest way to say which substance is meant, as long as it was copied correctly. Both of the numbers that are most used in trade carry a digit for that purpose.</p>
<h2>The CAS Registry Number</h2>
<p>CAS, a division of the American Chemical Society, gives each substance that it registers a number of up to ten digits in three parts: two to seven digits, two digits, one digit. The number has no meaning of its own: neighbours in the list are not related. The last digit is the check digit.</p>
<h3>How to work it out</h3>
<p>Leave the check digit aside. Count the others from right to left, multiply each by its place, add up. The last digit of the sum is the check digit. For water, 7732-18-5, the example that CAS itself gives:</p>
<table>
<thead><tr><th>Digit, from the right</th><th>Place</th><th>Product</th></tr></thead>
<tbody>
<tr><td>8</td><td>1</td><td>8</td></tr>
<tr><td>1</td><td>2</td><td>2</td></tr>
<tr><td>2</td><td>3</td><td>6</td></tr>
<tr><td>3</td><td>4</td><td>12</td></tr>
<tr><td>7</td><td>5</td><td>35</td></tr>
<tr><td>7</td><td>6</td><td>42</td></tr>
<tr><td></td><td>Sum</td><td>105</td></tr>
</tbody>
</table>
<p>105 ends in 5, and 5 is the check digit. For acetone: 4 × 1 + 6 × 2 + 7 × 3 + 6 × 4 = 61, so the number ends in 1.</p>
<h2>The EC number</h2>
<p>The European Union uses numbers of seven digits in the form 200-662-2, again acetone. They come from three lists: EINECS, the inventory of substances that were on the market between 1971 and September 1981; ELINCS, the list of substances notified afterwards; and the No-Longer Polymers list. Together they are called the EC Inventory. Its numbers begin with 2 or 3, with 4, and with 5.</p>
<p>Numbers that begin with 6, 7, 8 or 9 look the same. The European Chemicals Agency assigns them as <em>list numbers</em> to identify substances in submissions. They have no legal significance, and they are not numbers of the EC Inventory.</p>
<h3>How to work it out</h3>
<p>Here the places are counted from the left, and the sum is divided by 11. The remainder is the check digit:</p>
<ul>
<li>200-662-2: 2 × 1 + 0 × 2 + 0 × 3 + 6 × 4 + 6 × 5 + 2 × 6 = 68</li>
<li>68 = 6 × 11 + 2, so the number ends in 2.</li>
</ul>
<h2>What the digits find, and what they miss</h2>
<p>Two neighbouring digits that were swapped change the sum of either number by the difference between the two. As that difference lies between 1 and 9, both kinds of check find every such swap within the first parts.</p>
<p>A single wrong digit is another matter. An EC number is divided by 11, a prime number, and every wrong digit shows. A CAS number is checked by the last digit of a sum, that is by 10. In places whose number shares a factor with 10 some errors cancel out: in place 5, a digit that is wrong by 2, 4, 6 or 8 goes unseen; in the even places, one that is wrong by 5. So a check digit that is right tells you that a number is probably copied well, not that it is the number you want.</p>
<h2>Right numbers for the wrong substance</h2>
<p>The harder mistakes are made with valid numbers. CAS registers hydrates, salts, stereoisomers and labelled substances one by one:</p>
<table>
<thead><tr><th>Substance</th><th>CAS number</th></tr></thead>
<tbody>
<tr><td>Magnesium sulfate, anhydrous</td><td>7487-88-9</td></tr>
<tr><td>Magnesium sulfate heptahydrate</td><td>10034-99-8</td></tr>
<tr><td>Copper(II) sulfate, anhydrous</td><td>7758-98-7</td></tr>
<tr><td>Copper(II) sulfate pentahydrate</td><td>7758-99-8</td></tr>
<tr><td>D-Limonene, one mirror image</td><td>5989-27-5</td></tr>
<tr><td>Limonene, mirror image not stated</td><td>138-86-3</td></tr>
</tbody>
</table>
<p>A tonne of the heptahydrate of magnesium sulfate holds about 488 kilograms of magnesium sulfate; the rest is water. Compare prices only for the same number. For registration under REACH a hydrate is treated together with its anhydrous form, so an EC number may stand for both: another reason to give the CAS number as well.</p>
<h2>How to use the two numbers</h2>
<ol>
<li>Check the digit when a number reaches you: in an email, in a spreadsheet, over the telephone. Spreadsheets turn some CAS numbers into dates, so format the column as text first.</li>
<li>Compare number, name and formula. All three are rarely wrong in the same way.</li>
<li>Say which form you need, even if the number says it already.</li>
<li>For mixtures do not look for a number. A solution of formaldehyde is described by its components and their concentrations, not by one number that would cover it.</li>
</ol>
<h2>Sources</h2>
<ul>
<li>CAS, a division of the American Chemical Society: descriptions of the CAS Registry Number and of the verification of its check digit.</li>
<li>European Chemicals Agency: EC Inventory, and its explanation of EC numbers and list numbers.</li>
<li>Regulation (EC) No 1907/2006 (REACH), Annex V, point 6, on hydrates.</li>
</ul>
`,
};
