import { careerEndpoints } from 'contract/content';
import { contactEndpoints, formEndpoints, productInquiryEndpoints } from 'contract/inquiry';
import type { FastifyInstance } from 'fastify';
import { convertProductInquiry } from '../product-inquiry/convert-product-inquiry';
import { mountEndpoint, type Call, type Mounted } from '../../http/mount/mount-endpoint';
import { ApiProblem, invalidField } from '../../kernel/problem';
import { addApplication } from './add-application';
import { addContactMessage } from './add-contact-message';
import { addProductInquiry } from './add-product-inquiry';
import { readProgress } from './read-progress';
import { limitForms } from '../../visitor-form/limit-forms';
import { receiveForm } from '../../visitor-form/receive-form';
import type { Services } from '../../kernel/services';

/** Routes for the site's forms, and for the conversion of what they sent. */
export function mountVisitorRoutes(app: FastifyInstance, services: Services): void {
  mountEndpoint(app, services, {
    endpoint: formEndpoints.token,
    handler: () => Promise.resolve({ data: { token: services.formSecrets.token(new Date()) } }),
  });
  mountForms(app, services);
  mountEndpoint(app, services, {
    endpoint: productInquiryEndpoints.progress,
    handler: async ({ query }) => ({ data: await readProgress(services, query) }),
  });
  mountEndpoint(app, services, {
    endpoint: productInquiryEndpoints.convert,
    handler: async ({ id, viewer }) => ({
      data: await convertProductInquiry(services, { id, viewer }),
    }),
  });
}

function mountForms(app: FastifyInstance, services: Services): void {
  const limits = {
    bodyLimit: 200_000,
    admit: (request, reply) => limitForms(services, { request, reply }),
  } satisfies Partial<Mounted<never>>;
  const { create } = productInquiryEndpoints;
  mountEndpoint(app, services, {
    ...limits,
    endpoint: create,
    handler: async ({ body, request }) => {
      const { reference } = await receiveForm(services, {
        endpoint: create,
        request,
        body,
        add: (work, spam) => addProductInquiry(work, services, { body, spam }),
      });
      return { data: { reference, statusKey: services.formSecrets.statusKey(reference) } };
    },
  });
  const { contact } = contactEndpoints;
  mountEndpoint(app, services, {
    ...limits,
    endpoint: contact,
    handler: async ({ body, request }) => {
      const { reference } = await receiveForm(services, {
        endpoint: contact,
        request,
        body,
        add: (work, spam) => addContactMessage(work, services, { body, spam }),
      });
      return { data: { reference } };
    },
  });
  mountEndpoint(app, services, {
    ...limits,
    endpoint: careerEndpoints.apply,
    handler: async (call) => ({ data: { reference: await apply(services, call) } }),
  });
}

/** The résumé must be uploaded with the form: a file name could refer to somebody else's file. */
async function apply(
  services: Services,
  { body, request, form, viewer }: Call<typeof careerEndpoints.apply>,
): Promise<string> {
  if (!form) throw new ApiProblem('wrong-type', 'Send a form with the résumé as its file.');
  const [file] = form.files;
  if (file?.name !== body.resume) throw invalidField('resume', 'Send the résumé as a file');
  const stored = await services.files.find(file.name);
  const { reference, isNew } = await receiveForm(services, {
    endpoint: careerEndpoints.apply,
    request,
    body,
    uploads: { resume: stored?.sha256 ?? '' },
    add: (work, spam) => addApplication(work, services, { body, spam, viewer }),
  });
  if (!isNew) await form.discard();
  return reference;
}
