import { identifiersOf, packsOf, propertiesOf, tradeFactsOf } from '../facts';
import { headOf, readChemical } from '../read-chemical';

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }) {
  const { slug } = await params;
  return headOf(slug);
}

export default async function ChemicalPage({ params }) {
  const { slug } = await params;
  const chemical = await readChemical(slug);
  return (
    <main>
      <p>{chemical.types.map(({ name }) => name).join(', ')}</p>
      <h1>{chemical.name}</h1>
      <p>Also {chemical.synonyms.join(', ')}</p>
      <p>
        <span>{chemical.formula}</span> <span>{chemical.molecularWeight} g/mol</span>
      </p>
      <Section title="Description" html={chemical.description} />
      <FactList title="Identifiers" facts={identifiersOf(chemical)} />
      <FactList title="Properties" facts={propertiesOf(chemical)} />
      <FactList title="Trade" facts={tradeFactsOf(chemical)} />
      <List title="Grades" items={chemical.grades} />
      <Packs packs={packsOf(chemical)} />
      <List title="Hazard statements" items={chemical.hazardStatements} />
      <List title="Precautionary statements" items={chemical.precautionaryStatements} />
      <Section title="Applications" html={chemical.applications} />
    </main>
  );
}

function Section({ title, html }) {
  if (!html) return null;
  return (
    <section>
      <h2>{title}</h2>
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  );
}

function FactList({ title, facts }) {
  if (facts.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function List({ title, items }) {
  if (items.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}

function Packs({ packs }) {
  if (packs.length === 0) return null;
  return (
    <section>
      <h2>Packagings</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Quantity</th>
            <th scope="col">Container</th>
          </tr>
        </thead>
        <tbody>
          {packs.map(({ amount, container }) => (
            <tr key={amount + container}>
              <th scope="row">{amount}</th>
              <td>{container}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
