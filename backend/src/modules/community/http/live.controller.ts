import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiExtraModels, ApiHeader, ApiOkResponse, getSchemaPath } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CurrentUser } from '../../../shared/current-user.decorator.js';
import { SessionEnds } from '../../../shared/session/session-ends.js';
import { LiveQueries } from '../adapters/live.queries.js';
import { Post } from '../adapters/post.read-model.js';
import { LiveAnewEvent, LiveNewsEvent, ShownPosts } from './live.dto.js';
import { LiveStream } from './live-stream.js';
import { LiveStreams } from './live-streams.js';

const EXAMPLE = `event: news
id: Zk3_x0Qa.118
data: {"posts":1,"replies":[],"likes":[{"id":"6f1c9a52-7d0e-4b8a-9c61-2e5f8a7b4d10","likes":7}],"spread":40}

`;

/** What the data of an event may be. */
const EVENTS = {
  type: 'string',
  contentSchema: {
    anyOf: [{ $ref: getSchemaPath(LiveNewsEvent) }, { $ref: getSchemaPath(LiveAnewEvent) }, { type: 'null' }],
  },
} as const;

@Controller('community/live')
export class LiveController {
  constructor(
    private readonly streams: LiveStreams,
    private readonly queries: LiveQueries,
    private readonly ends: SessionEnds,
  ) {}

  /**
   * Tells a page what changes, for as long as it listens, as server-sent events. `news` tells how many posts came, which
   * posts changed with their replies, and how many people like what (`LiveNewsEvent`); at most five come in a second. `anew` says that
   * some were missed, so that the page has to ask for what it shows (`LiveAnewEvent`). `beat` comes every 25 seconds. The
   * stream ends with the session, after 20 minutes at the latest, and when the server stops; come back with
   * `Last-Event-ID` after a moment. Of very many likes at once, the last are told later.
   */
  @ApiHeader({
    name: 'Last-Event-ID',
    required: false,
    description: 'The id of the last event. What came within the last two minutes since then is told first.',
    schema: { type: 'string' },
  })
  @ApiExtraModels(LiveNewsEvent, LiveAnewEvent)
  @ApiOkResponse({
    description: 'The events, one after the other. The data of each is JSON.',
    content: { 'text/event-stream': { schema: EVENTS, example: EXAMPLE } },
  })
  @Get()
  followNews(@CurrentUser() user: CurrentUser, @Req() request: Request, @Res() response: Response): void {
    const account = this.ends.nameOfAccount(user.id);
    const session = this.ends.nameOfSession(request.sessionID);
    this.streams.assertRoomFor(account);
    const stream = new LiveStream(response, user.id, account, session, Date.now() + LiveStreams.lifeOfOne());
    this.streams.add(stream, request.get('last-event-id'));
  }

  /** Those of some posts that the signed-in person sees, as they are now, in no particular order. */
  @Get('posts')
  async listShownPosts(@CurrentUser() user: CurrentUser, @Query() { ids }: ShownPosts): Promise<Post[]> {
    return this.queries.posts(user.id, ids.split(','));
  }
}
