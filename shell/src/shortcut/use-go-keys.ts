import { shellRoutes } from 'contract';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { isKeyTaken } from 'shared-ui';
import { useRecordPages } from '../navigation/use-record-pages';

/** The lists that `g` and a letter go to, by the resource of their records. */
const listKeys: Readonly<Record<string, string>> = {
  c: 'chemical',
  i: 'inquiry',
  s: 'supplier',
  u: 'customer',
  m: 'email',
};

/** In ms: how long the letter after `g` is waited for. */
const patience = 1_500;

/** Goes to a list after `g` and its letter, and to the dashboard after `g d`. */
export function useGoKeys(): void {
  const navigate = useNavigate();
  const pages = useRecordPages();
  const pressedAt = useRef(-patience);

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isKeyTaken(event)) return;
    const { key, timeStamp } = event;
    const isSecond = timeStamp - pressedAt.current < patience;
    pressedAt.current = key === 'g' ? timeStamp : -patience;
    if (!isSecond || key === 'g') return;
    const address = key === 'd' ? shellRoutes.dashboard : pages.get(listKeys[key] ?? '')?.list;
    if (address === undefined) return;
    event.preventDefault();
    void navigate(address);
  });

  // Listens before the lists, whose own keys have one letter.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, []);
}
