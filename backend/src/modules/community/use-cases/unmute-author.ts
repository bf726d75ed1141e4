import { Injectable } from '@nestjs/common';
import { MuteStore } from '../adapters/mute.store.js';

/** Lets a person read again what somebody writes. */
@Injectable()
export class UnmuteAuthor {
  constructor(private readonly mutes: MuteStore) {}

  /** Ends a mute of this person. Nothing happens when it is not there any more. */
  async execute(accountId: string, muteId: string): Promise<void> {
    await this.mutes.unmute(accountId, muteId);
  }
}
