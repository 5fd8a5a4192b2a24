export interface DemoEvent {
  readonly title: string;
  readonly slug: string;
  /** Days, as `TimeOf` counts, of clocks in the event's zone. */
  readonly starts: number;
  readonly ends: number;
  readonly timeZone: string;
  readonly place: string;
  readonly booth?: string;
  readonly url?: string;
  readonly imageAlt: string;
  readonly description: string;
}

export const events: readonly DemoEvent[] = [
  {
    title: 'Brindlewick open warehouse day',
    slug: 'open-warehouse-day',
    starts: 18.375,
    ends: 18.6875,
    timeZone: 'Europe/Amsterdam',
    place: 'Rotterdam warehouse, Example Dock 7, Rotterdam',
    imageAlt: 'Lids of drums in rows, seen from above',
    description: `
<p>Tour our warehouse with the people who run it. We show how incompatible goods are kept apart, how a drum is checked at the loading dock, and how a certificate is checked before goods are released.</p>
<ul>
<li>Tours on the hour, in groups of twelve</li>
<li>Reading UN marks: bring a photograph of one that puzzles you</li>
<li>Please wear closed shoes; helmets and safety glasses are provided</li>
</ul>
<p>This event is made up for the demonstration.</p>
`,
  },
  {
    title: 'Solvents and Salts Round Table',
    slug: 'solvents-and-salts-round-table',
    starts: 53 + 10 / 24,
    ends: 54 + 16 / 24,
    timeZone: 'Europe/Berlin',
    place: 'Sample Hall, Hamburg',
    booth: 'Table 4',
    url: 'https://www.example.com/round-table',
    imageAlt: 'Crystals of growing size on a ground from blue to rose',
    description: `
<p>Two days of short talks and long breaks for people who buy solvents and salts in drums and IBCs. We speak on moisture: which salts take up water at which humidity, and what a certificate says about it.</p>
<p>This event is made up for the demonstration.</p>
`,
  },
  {
    title: 'The Plain Label Forum',
    slug: 'plain-label-forum',
    starts: 97.375,
    ends: 99 + 17 / 24,
    timeZone: 'America/Chicago',
    place: 'Placeholder Exhibition Centre, Houston',
    booth: 'Hall 2, stand D-12',
    url: 'https://www.example.com/plain-label-forum',
    imageAlt: 'A bright thread that runs straight through a tangle of fine lines',
    description: `
<p>A meeting on how substances are described: names and numbers, data sheets that can be read, labels that survive a journey. Visit our stand and try the structure search with your own list of substances.</p>
<p>This event is made up for the demonstration.</p>
`,
  },
];
