import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { columns } from '../../../database/columns.js';
import type { Mute } from './mute.read-model.js';

const MUTE = columns<Mute>({
  id: 'mute.id',
  username: `case when mute.anonymous then 'Anonymous' else coalesce(person.name, 'Anonymous') end`,
  createdAt: 'mute.created_at',
});

/** The query by which a person sees whom they muted. */
@Injectable()
export class MutesQueries {
  constructor(private readonly database: DataSource) {}

  /** Whom a person muted, the latest first, by the names that they show. */
  async of(accountId: string): Promise<Mute[]> {
    return this.database.query<Mute[]>(
      `select ${MUTE} from mute join person on person.id = mute.author_id
        where mute.account_id = $1 order by mute.created_at desc, mute.id`,
      [accountId],
    );
  }
}
