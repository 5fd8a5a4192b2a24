import { Clock } from 'lucide-react';
import { matchPath, useLocation } from 'react-router-dom';
import { Badge, Card, token } from 'shared-ui';
import styled from 'styled-components';

/** What a screen that is not built yet will be for. */
export interface PlannedScreen {
  /** The route's path: `edit-supplier-form/:id`. */
  readonly path: string;
  readonly title: string;
  /** One sentence: what the screen is for. */
  readonly purpose: string;
  /** What one will do there, each a full sentence. */
  readonly tasks: readonly string[];
}

export interface PlannedScreenPageProps {
  readonly screens: readonly PlannedScreen[];
}

const Page = styled.article`
  display: grid;
  gap: ${token.space[5]};
  max-width: 44rem;
`;

const Head = styled.header`
  display: grid;
  justify-items: start;
  gap: ${token.space[2]};

  & p {
    color: ${token.color.textMuted};
  }
`;

const Tasks = styled.ul`
  display: grid;
  gap: ${token.space[3]};
  margin: 0;
  padding-inline-start: 1.25rem;

  & li::marker {
    color: ${token.color.brand};
  }
`;

/** The page of a screen that is planned: it says plainly what will be there, and offers nothing that does not work. */
export function PlannedScreenPage({ screens }: PlannedScreenPageProps) {
  const { pathname } = useLocation();
  const screen = screens.find(({ path }) => matchPath(`/${path}`, pathname));
  if (screen === undefined) return null;
  return (
    <Page>
      <Head>
        <Badge tone="info">
          <Clock aria-hidden="true" />
          Planned
        </Badge>
        <h1>{screen.title}</h1>
        <p>{screen.purpose}</p>
      </Head>
      <Card title="What you will do here" description="This screen is not built yet.">
        <Tasks>
          {screen.tasks.map((task) => (
            <li key={task}>{task}</li>
          ))}
        </Tasks>
      </Card>
    </Page>
  );
}
