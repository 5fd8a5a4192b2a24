import { z } from 'zod';

/** A setting that is an http or https address; the refusal gives an example. */
export function webAddress(example: string): z.ZodURL {
  return z.url({ protocol: /^https?$/, error: `must be an address such as ${example}` });
}
