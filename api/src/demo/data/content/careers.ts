import type { DemoPicture } from '../../demo-picture';

const picture: DemoPicture = { scene: 'apart', palette: 'dusk' };

/** The careers page and its openings. */
export const careers = {
  picture,
  page: {
    headline: 'Work with substances, and with people who read the label',
    imageAlt: 'Spheres of different sizes on both sides of a beam of light',
    introduction: `
<p>We are a small trading house with five desks: sales, purchasing, quality, logistics and warehouse. Whoever starts here spends a week at each of them, because a good offer needs all five.</p>
<p>You will not find a list of adjectives below. Each opening says what you would do, what you should bring, and what is still unclear to us. Apply with a résumé as PDF or DOCX; a letter is welcome and not required.</p>
<p>The company and its openings are made up for this demonstration: applications are stored, and nobody is hired.</p>
`,
    openings: [
      {
        title: 'Sales engineer, solvents',
        location: 'Liverpool, United Kingdom',
        employmentType: 'full-time',
        active: true,
        description: `
<p>You answer inquiries for solvents and follow them until the goods have arrived.</p>
<h3>What you do</h3>
<ul>
<li>Read inquiries, find out what the customer needs, and write offers that can be understood.</li>
<li>Compare grades and packs with the use, together with the quality desk.</li>
<li>Visit customers and look at how they unload.</li>
</ul>
<h3>What you bring</h3>
<ul>
<li>A degree or vocational training in chemistry or process engineering.</li>
<li>English, and one more language of our customers.</li>
<li>Patience on the telephone.</li>
</ul>
`,
      },
      {
        title: 'Quality and regulatory specialist',
        location: 'Hamburg, Germany',
        employmentType: 'full-time',
        active: true,
        description: `
<p>You make sure that what we say about a substance is right, on paper and on the label.</p>
<h3>What you do</h3>
<ul>
<li>Check certificates and safety data sheets before goods are released.</li>
<li>Keep our records under REACH and CLP.</li>
<li>Answer the questions of customers on grades, impurities and methods.</li>
</ul>
<h3>What you bring</h3>
<ul>
<li>Experience with safety data sheets and classification.</li>
<li>German and English in writing.</li>
<li>The habit of asking for the source.</li>
</ul>
`,
      },
      {
        title: 'Dangerous goods coordinator',
        location: 'Rotterdam, Netherlands',
        employmentType: 'part-time',
        active: true,
        description: `
<p>You plan how dangerous goods leave our warehouse by road and by sea.</p>
<h3>What you do</h3>
<ul>
<li>Choose packagings and check their marks against packing group and density.</li>
<li>Prepare transport documents and container packing certificates.</li>
<li>Train the colleagues at the ramp.</li>
</ul>
<h3>What you bring</h3>
<ul>
<li>Training for ADR and the IMDG Code, or the wish to get it with us.</li>
<li>An eye for a drum that should not travel.</li>
</ul>
<p>Twenty to twenty-four hours a week. The days are open.</p>
`,
      },
      {
        title: 'Internship: data on substances',
        location: 'Liverpool, United Kingdom, or from home',
        employmentType: 'internship',
        active: true,
        description: `
<p>Six months with our catalogue: names, numbers, structures, properties and where they come from.</p>
<h3>What you do</h3>
<ul>
<li>Compare entries with published sources and mend what is wrong.</li>
<li>Write short descriptions in plain English.</li>
<li>Help to test the search by structure.</li>
</ul>
<h3>What you bring</h3>
<ul>
<li>Some semesters of chemistry.</li>
<li>Pleasure in finding mistakes, your own included.</li>
</ul>
`,
      },
    ],
  },
} as const;
