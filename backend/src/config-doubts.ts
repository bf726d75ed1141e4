import type { Config } from './config.js';

/**
 * Names settings that the operator may not have meant, in a sentence each: they are right for one process and wrong for
 * several.
 */
export function doubtsAbout({ redisUrl, databaseUrl, smtpUrl, sessionSecret }: Config): string[] {
  if (!redisUrl) return [];
  const doubts: string[] = [];
  if (!databaseUrl)
    doubts.push(
      'REDIS_URL is set and DATABASE_URL is not: replicas on other computers would each have accounts of their own.',
    );
  if (!databaseUrl && !sessionSecret)
    doubts.push(
      'Each of them would also sign its cookies with a secret of its own, unless SESSION_SECRET is the same for all.',
    );
  if (!smtpUrl)
    doubts.push(
      'REDIS_URL is set and SMTP_URL is not: mail is written to outbox/ in DATA_DIR, which all replicas must share, or mail of people who delete their account stays behind.',
    );
  return doubts;
}
