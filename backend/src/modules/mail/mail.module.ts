import { join } from 'node:path';
import { Logger, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../../config.js';
import { OutsideServices } from '../../shared/resilience/outside-services.js';
import { livingAccounts, whileLiving } from './adapters/living-accounts.queries.js';
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
  providers: [
    MailLinks,
    DeliverMail,
    MailQueue,
    MailQueries,
    MailMetrics,
    { provide: Outbox, inject: [CONFIG], useFactory: ({ dataDir }: Config) => new Outbox(join(dataDir, 'outbox')) },
    {
      provide: Mailer,
      inject: [CONFIG, Outbox, DataSource, OutsideServices],
      useFactory: ({ smtpUrl, mailFrom }: Config, outbox: Outbox, database: DataSource, services: OutsideServices) =>
        smtpUrl
          ? new SmtpMailer(smtpUrl, mailFrom, services)
          : new OutboxMailer(outbox, mailFrom, (id, work) => whileLiving(database, id, work)),
    },
  ],
  exports: [MailLinks, MailQueue, MailQueries, Outbox],
})
export class MailModule implements OnApplicationBootstrap {
  constructor(
    private readonly outbox: Outbox,
    private readonly database: DataSource,
  ) {}

  onApplicationBootstrap(): void {
    void this.outbox
      .tidy((ids) => livingAccounts(this.database, ids))
      .catch(({ message }: Error) => new Logger('Mail').warn(`The outbox could not be tidied: ${message}`));
  }
}
