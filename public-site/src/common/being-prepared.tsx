import { contactHref, inquiryHref } from '../hrefs';

/** A catalogue without chemicals: what one can do until there are some. */
export function BeingPrepared() {
  return (
    <>
      Our catalogue is being prepared. Until then, <a href={inquiryHref}>tell us what you need</a>{' '}
      or <a href={contactHref}>write to us</a>.
    </>
  );
}
