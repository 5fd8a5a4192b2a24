import { token } from 'shared-ui';
import styled from 'styled-components';
import { quietLink } from '../common/look';
import type { EventView } from './home-view';

const Events = styled.ul`
  padding: 0;
  list-style: none;
  border-top: 1px solid ${token.color.border};

  & > li {
    display: grid;
    grid-template-columns: 4rem minmax(0, 1fr);
    gap: 0 1.25rem;
    padding-block: 1.25rem;
    border-bottom: 1px solid ${token.color.border};
  }
`;

/** A calendar leaf with the first day. */
const Leaf = styled.span`
  display: grid;
  align-content: center;
  width: 4rem;
  height: 4.25rem;
  border: 1px solid ${token.color.brand};
  background: ${token.color.surface};
  color: ${token.color.brandText};
  text-align: center;
  font-size: 0.8125rem;
  line-height: 1.25;

  & b {
    font-size: 1.75rem;
    font-weight: 560;
    line-height: 1.1;
    letter-spacing: -0.03em;
  }
`;

const Words = styled.div`
  & h3 {
    font-size: 1.125rem;
    font-weight: 620;
  }
  & h3 a {
    ${quietLink}
    text-decoration: underline;
  }
  & p {
    margin-top: 0.25rem;
    color: ${token.color.textMuted};
  }
`;

interface EventListProps {
  events: readonly EventView[];
}

/** The company's next events. */
export function EventList({ events }: EventListProps) {
  return (
    <Events>
      {events.map(({ id, title, leaf, startsAt, days, begins, place, booth, href }) => (
        <li key={id}>
          <Leaf aria-hidden="true">
            <b>{leaf.day}</b>
            {leaf.month}
          </Leaf>
          <Words>
            <h3>{href === null ? title : <a href={href}>{title}</a>}</h3>
            <p>
              <time dateTime={startsAt}>{days}</time>
              {begins === null ? null : `, ${begins}`}
            </p>
            <p>{[place, booth].filter((words) => words !== null).join(' · ')}</p>
          </Words>
        </li>
      ))}
    </Events>
  );
}
