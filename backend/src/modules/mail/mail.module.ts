import { join } from 'node:path';
import { Logger, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { CONFIG, type Config } from '../../config.js';
import { Transactions } from '../../database/transactions.js';
import { OutsideServices } from '../../shared/resilience/outside-services.js';
import { Retention } from '../../shared/retention/retention.js';
import { AccountModule, AccountStore } from '../account/public.js';
import { MailMetrics } from './adapters/mail-metrics.js';
import { MailQueue } from './adapters/mail-queue.js';
import { MailQueries } from './adapters/mail.queries.js';
import { OutboxMailer } from './adapters/outbox-mailer.js';
import { Outbox } from './adapters/outbox.js';
import { SmtpMailer } from './adapters/smtp-mailer.js';
import { MailLinks } from './domain/mail-links.js';
import { Mailer } from './domain/mailer.port.js';
import { DeliverMail } from './use-cases/deliver-mail.js';

@Module({
  imports: [AccountModule],
  providers: [
    MailLinks,
    DeliverMail,
    MailQueue,
    MailQueries,
    MailMetrics,
    { provide: Outbox, inject: [CONFIG], useFactory: ({ dataDir }: Config) => new Outbox(join(dataDir, 'outbox')) },
    {
      provide: Mailer,
      inject: [CONFIG, Outbox, Transactions, AccountStore, OutsideServices],
      useFactory: chooseMailer,
    },
  ],
  exports: [MailLinks, MailQueue, MailQueries, Outbox],
})
export class MailModule implements OnApplicationBootstrap {
  constructor(
    private readonly outbox: Outbox,
    private readonly accounts: AccountStore,
    retention: Retention,
  ) {
    retention.keep({ of: 'outbox/', everyMinutes: 60, remove: () => this.tidy() });
  }

  onApplicationBootstrap(): void {
    void this.tidy().catch(({ message }: Error) =>
      new Logger('Mail').warn(`The outbox could not be tidied: ${message}`),
    );
  }

  private tidy(): Promise<void> {
    return this.outbox.tidy((ids) => this.accounts.living(ids));
  }
}

function chooseMailer(
  { smtpUrl, mailFrom }: Config,
  outbox: Outbox,
  transactions: Transactions,
  accounts: AccountStore,
  services: OutsideServices,
): Mailer {
  if (smtpUrl) return new SmtpMailer(smtpUrl, mailFrom, services);
  return new OutboxMailer(outbox, mailFrom, (accountId, work) =>
    transactions.run(async (transaction) => {
      const isLiving = await accounts.holdIfLiving(transaction, accountId);
      if (isLiving) await work();
      return isLiving;
    }),
  );
}
