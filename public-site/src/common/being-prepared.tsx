import { contactHref, inquiryHref } from './hrefs';

/** An empty catalogue: what a visitor can do until there are chemicals. */
export function BeingPrepared() {
  return (
    <>
      Our catalogue is being prepared. Until then, <a href={inquiryHref}>tell us what you need</a>{' '}
      or <a href={contactHref}>write to us</a>.
    </>
  );
}
