import type { APIRequestContext, Page } from '@playwright/test';
import { formEndpoints, productInquiryEndpoints, Receipt, minFillSeconds } from 'contract/inquiry';

/** The items that a visitor asks for, by name. */
interface Question {
  readonly name: string;
  readonly company: string;
  readonly email?: string;
  readonly items: readonly string[];
}

/**
 * Sends an inquiry as the site's form does: with its page's token, after the minimal time that a person needs.
 *
 * @returns the reference shown to the visitor
 */
export async function askAsVisitor(
  request: APIRequestContext,
  page: Page,
  { name, company, email = 'ann@example.com', items }: Question,
): Promise<string> {
  const shown = await request.get(`/api/${formEndpoints.token.path}`);
  const { data } = formEndpoints.token.answer.parse(await shown.json());
  await page.waitForTimeout(minFillSeconds * 1000);
  const answer = await request.post(`/api/${productInquiryEndpoints.create.path}`, {
    data: {
      name,
      company,
      email,
      items: items.map((freeText) => ({ freeText })),
      formToken: data.token,
    },
  });
  if (answer.status() !== 201) throw new Error(`The API answered the form with ${answer.status()}`);
  return Receipt.parse(await answer.json()).data.reference;
}
