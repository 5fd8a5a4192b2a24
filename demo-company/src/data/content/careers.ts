/** The careers page and its openings. */
export const careers = {
  page: {
    headline: 'Work with chemicals, and with people who read the label',
    imageAlt: 'Spheres of different sizes on both sides of a beam of light',
    introduction: `
<p>We are a small trading house with five teams: sales, purchasing, quality, logistics and warehouse. New colleagues spend a week with each of them, because a good offer needs all five.</p>
<p>Each opening says what you would do and what you should bring. Apply with a résumé as PDF or DOCX; a cover letter is welcome but not required.</p>
<p>The company and its openings are made up for this demonstration: applications are stored, but nobody is hired.</p>
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
<li>Read inquiries, find out what the customer needs, and write clear offers.</li>
<li>Match grades and packs to the application, together with the quality team.</li>
<li>Visit customers and see how they unload.</li>
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
<li>Maintain our records under REACH and CLP.</li>
<li>Answer customers’ questions on grades, impurities and methods.</li>
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
<li>Train colleagues at the loading dock.</li>
</ul>
<h3>What you bring</h3>
<ul>
<li>Training for ADR and the IMDG Code, or the wish to gain it with us.</li>
<li>An eye for a drum that should not travel.</li>
</ul>
<p>Twenty to twenty-four hours a week; the working days can be agreed.</p>
`,
      },
      {
        title: 'Internship: chemical data',
        location: 'Liverpool, United Kingdom, or from home',
        employmentType: 'internship',
        active: true,
        description: `
<p>Six months with our catalogue: names, numbers, structures, properties and where they come from.</p>
<h3>What you do</h3>
<ul>
<li>Compare entries with published sources and correct what is wrong.</li>
<li>Write short descriptions in plain English.</li>
<li>Help to test the structure search.</li>
</ul>
<h3>What you bring</h3>
<ul>
<li>At least two years of a chemistry degree.</li>
<li>An eye for mistakes, your own included.</li>
</ul>
`,
      },
    ],
  },
} as const;
