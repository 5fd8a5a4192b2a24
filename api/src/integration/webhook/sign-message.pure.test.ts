import { Webhook } from 'standardwebhooks';
import { newSecret, signedHeaders } from './sign-message';

test('a message is signed as the libraries of Standard Webhooks sign it', () => {
  const secrets = [newSecret(), newSecret()];
  const parts = { id: 'msg_1', timestamp: 1_614_265_330, body: '{"test":2432232314,"é":"✓"}' };
  const signatures = secrets.map((secret) =>
    new Webhook(secret).sign(parts.id, new Date(parts.timestamp * 1_000), parts.body),
  );
  expect(signedHeaders(parts, secrets)).toEqual({
    'webhook-id': 'msg_1',
    'webhook-timestamp': '1614265330',
    'webhook-signature': signatures.join(' '),
  });
});
