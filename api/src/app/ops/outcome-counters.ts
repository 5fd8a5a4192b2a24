import { Counter, Gauge, type Registry } from 'prom-client';

/** What became of work for others: mails, webhooks, sign-ins, backups. */
export interface OutcomeCounters {
  readonly bounces: Counter<'outcome'>;
  readonly emails: Counter<'result'>;
  readonly webhookDeliveries: Counter<'result'>;
  readonly signIns: Counter<'result'>;
  readonly backups: Counter<'result'>;
  /** Of the last good backup of this process. */
  readonly backupBytes: Gauge;
  readonly backupSeconds: Gauge;
}

/** Counters of work for others. */
export function openOutcomeCounters(registers: Registry[]): OutcomeCounters {
  const resultOf = (name: string, help: string) =>
    new Counter({ name, help, labelNames: ['result'] as const, registers });
  return {
    bounces: new Counter({
      name: 'bounces_total',
      help: 'Messages that came back to the bounce address, by what they meant',
      labelNames: ['outcome'] as const,
      registers,
    }),
    emails: resultOf(
      'emails_total',
      'Attempts to send a mail, by result: sent, failed, suppressed, unknown, queued again',
    ),
    webhookDeliveries: resultOf(
      'webhook_deliveries_total',
      'Attempts to deliver a message of a webhook, by result: delivered, failed',
    ),
    signIns: resultOf(
      'sign_ins_total',
      'Sign-ins to the panel, by result: accepted, failed (wrong credentials), refused (too many attempts)',
    ),
    backups: resultOf('backups_total', 'Scheduled backups, by result: good, failed'),
    backupBytes: new Gauge({
      name: 'backup_last_bytes',
      help: 'Size of the last good backup that this process made',
      registers,
    }),
    backupSeconds: new Gauge({
      name: 'backup_last_duration_seconds',
      help: 'How long the last good backup that this process made took, with its comparison',
      registers,
    }),
  };
}
