/**
 * What the tables leave to a person, for chemicals of the demo company by CAS number: the entry of Annex VI where there are
 * several, or where it is without the number.
 */
export const chosenEntries: Readonly<Record<string, string>> = {
  '7647-01-0': '017-002-01-X',
  '7697-37-2': '007-030-00-3',
  '110-85-0': '612-057-00-4',
  '149-57-5': '607-230-00-6',
};

/** Sold as solutions alone: the properties of the pure substance are none of the goods. */
export const soldAsSolutions: ReadonlySet<string> = new Set([
  '107-22-2',
  '7647-01-0',
  '7664-38-2',
  '7681-52-9',
  '7722-84-1',
]);

/** The UN entry of the goods as sold, by the names of Table A and its collective entries: number, packing group, name. */
const lines = `
64-17-5 UN1170 II ETHANOL (
71-23-8 UN1274 II
67-63-0 UN1219 II
71-36-3 UN1120 III
78-92-2 UN1120 III
78-83-1 UN1212 III
75-65-0 UN1120 II
78-93-3 UN1193 II
123-54-6 UN2310 III
123-86-4 UN1123 III
108-65-6 UN3272 III
95-47-6 UN1307 III
106-42-3 UN1307 III
98-82-8 UN1918 III
108-67-8 UN2325 III
91-20-3 UN1334 III
109-66-0 UN1265 II
110-54-3 UN1208 II
142-82-5 UN1206 II
540-84-1 UN1262 II
107-06-2 UN1184 II
120-82-1 UN2321 III
60-29-7 UN1155 I
123-91-1 UN1165 II
7664-93-9 UN1830 II
7697-37-2 UN2031 II NITRIC ACID, other than red fuming, with at least 65 %
7647-01-0 UN1789 II
7664-38-2 UN1805 III
64-18-6 UN1779 II
64-19-7 UN2789 II
79-09-4 UN3463 II
124-07-2 UN3265 III
75-75-2 UN3265 II
108-30-5 UN3261 -
124-41-4 UN1431 II
7758-99-8 UN3077 III
7733-02-0 UN3077 III
7775-14-6 UN1384 II
7722-84-1 UN2014 II
7681-52-9 UN1791 -
7778-54-3 UN1748 II
1314-13-2 UN3077 III
1317-38-0 UN3077 III
6834-92-0 UN3253 III
141-32-2 UN2348 III
80-62-6 UN1247 II
100-42-5 UN2055 III
80-05-7 UN3077 III
80-43-3 UN3110 -
149-30-4 UN3077 III
95-33-0 UN3077 III
102-06-7 UN3077 III
123-30-8 UN2512 III
123-31-9 UN3077 III
135-19-3 UN3077 III
288-32-4 UN3263 III
98-01-1 UN1199 II
1071-83-6 UN3077 III
52645-53-1 UN3077 III
52918-63-5 UN3349 III
121-75-5 UN3082 III
63-25-2 UN3077 III
107534-96-3 UN3077 III
131860-33-8 UN3077 III
120-51-4 UN3082 III
5989-27-5 UN2052 III
89-83-8 UN3261 II
62-56-6 UN3077 III
95-14-7 UN3077 III
87-90-1 UN2468 II
2682-20-4 UN2922 II
123-42-2 UN1148 III
123-51-3 UN1105 III
`;

interface ChosenLine {
  readonly unNumber: string;
  readonly packingGroup: string | null;
  /** How the name of the line begins; any where it is empty. */
  readonly name: string;
}

export const chosenLines: ReadonlyMap<string, ChosenLine> = new Map(
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [cas = '', unNumber = '', group = '-', ...words] = line.split(' ');
      const packingGroup = group === '-' ? null : group;
      return [cas, { unNumber, packingGroup, name: words.join(' ') }];
    }),
);
