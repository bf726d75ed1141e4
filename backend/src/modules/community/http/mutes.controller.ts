import { Controller, Delete, Get, HttpCode, Param, Post as HttpPost } from '@nestjs/common';
import { CurrentUser } from '../../../shared/current-user.decorator.js';
import { DONE, DoneAnswer } from '../../../shared/http/done.dto.js';
import { Mute, MuteMade } from '../adapters/mute.read-model.js';
import { MutesQueries } from '../adapters/mutes.queries.js';
import { entryOf } from '../domain/entry.js';
import { MuteAuthor } from '../use-cases/mute-author.js';
import { UnmuteAuthor } from '../use-cases/unmute-author.js';

@Controller('community')
export class MutesController {
  constructor(
    private readonly mutes: MutesQueries,
    private readonly muting: MuteAuthor,
    private readonly unmuting: UnmuteAuthor,
  ) {}

  /** Lists whom the signed-in person muted, the latest first. */
  @Get('mutes')
  async listMutes(@CurrentUser() user: CurrentUser): Promise<Mute[]> {
    return this.mutes.of(user.id);
  }

  /** Spares the signed-in person everything that the author of this post writes under the same name. */
  @HttpCode(200)
  @HttpPost('posts/:id/mute')
  async muteAuthorOfPost(@CurrentUser() user: CurrentUser, @Param('id') id: string): Promise<MuteMade> {
    return { id: await this.muting.execute(user.id, entryOf('post', id)) };
  }

  /** Spares the signed-in person everything that the author of this reply writes under the same name. */
  @HttpCode(200)
  @HttpPost('replies/:id/mute')
  async muteAuthorOfReply(@CurrentUser() user: CurrentUser, @Param('id') id: string): Promise<MuteMade> {
    return { id: await this.muting.execute(user.id, entryOf('reply', id)) };
  }

  /** Shows again what this person writes. */
  @Delete('mutes/:id')
  async unmute(@CurrentUser() user: CurrentUser, @Param('id') id: string): Promise<DoneAnswer> {
    await this.unmuting.execute(user.id, id);
    return DONE;
  }
}
