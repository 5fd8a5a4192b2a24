import { mailServers, templates } from 'contract/email';
import { describeResourceRoutes } from '../testing/describe-resource-routes';

describeResourceRoutes(
  {
    resource: templates,
    body: (word) => ({ name: word, subject: `News ${word}`, html: '<p>{{recipient.name}}</p>' }),
    change: { subject: 'More news', html: '<p>Dear {{recipient.name}}</p>', text: 'Dear reader' },
    wrong: { body: { name: 'x', subject: 'x', html: '{{nothing}}' }, path: 'html' },
  },
  {
    resource: mailServers,
    body: (word) => ({
      name: word,
      host: 'mail.example.com',
      port: 587,
      fromAddress: 'sales@example.com',
      username: 'sam',
      password: 'correct horse',
    }),
    change: { fromName: 'Brightwater', security: 'tls' },
    wrong: {
      body: { name: 'x', host: 'https://mail.example.com', port: 25, fromAddress: 'a@example.com' },
      path: 'host',
    },
  },
);
