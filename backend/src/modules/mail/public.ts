export { MailLinks } from './domain/mail-links.js';
export { QUEUE_SCHEMA, QUEUE_VERSION, startBoss } from './adapters/boss.js';
export { addNotice } from './adapters/notices.js';
export { MailQueue } from './adapters/mail-queue.js';
export { MailModule } from './mail.module.js';
export { Outbox } from './adapters/outbox.js';
export { MailQueries } from './adapters/mail.queries.js';
export { ExportedMail } from './adapters/exported-mail.read-model.js';
