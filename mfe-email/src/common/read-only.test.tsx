import { mailServers, templates } from 'contract/email';
import { resourceCalls } from 'shared-ui/resource';
import { describeReadOnly, uniqueWord } from 'shared-ui/testing';
import { routes } from '../routes';

describeReadOnly({
  routes,
  screens: async (client) => {
    const name = uniqueWord();
    const server = { name, host: 'localhost', port: 587, fromAddress: 'office@example.com' };
    await resourceCalls(client, mailServers).add(server);
    const letter = { name, subject: 'An offer', html: '<p>Hello</p>' };
    const { _id } = await resourceCalls(client, templates).add(letter);
    return [
      { at: '/smtp-table', shows: name },
      { at: '/email-template-table', shows: name },
      { at: `/edit-template/${_id}`, shows: /^Read only: .* edit email\.$/ },
      { at: '/email-form', shows: /^Read only: .* send email\.$/ },
    ];
  },
});
