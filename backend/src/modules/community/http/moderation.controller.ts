import { Body, Controller, Get, HttpCode, Param, Post as HttpPost, Query, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import { CurrentUser } from '../../../shared/current-user.decorator.js';
import { DONE, DoneAnswer } from '../../../shared/http/done.dto.js';
import { ModerationCase } from '../adapters/case.read-model.js';
import { CasesQueries } from '../adapters/cases.queries.js';
import { fromCursor } from '../domain/cursor.js';
import { DecideCase } from '../use-cases/decide-case.js';
import { NewDecision } from './moderation.dto.js';
import { ModeratorGuard } from './moderator.guard.js';
import { PageRequest } from './page.dto.js';
import { pageOf } from './page.js';

@UseGuards(ModeratorGuard)
@Controller('community/moderation')
export class ModerationController {
  constructor(
    private readonly cases: CasesQueries,
    private readonly deciding: DecideCase,
  ) {}

  /**
   * Lists what people reported and what authors ask to look at again, the longest waiting first. For moderators. While
   * there is more, the `Link` header holds the address of the next page.
   */
  @Get()
  async listCases(
    @Query() { limit, cursor }: PageRequest,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ModerationCase[]> {
    const found = await this.cases.page(limit + 1, cursor === undefined ? undefined : fromCursor(cursor));
    return pageOf(found, limit, request, response);
  }

  /** Hides what was reported, for a reason that its author reads, or shows it again. For moderators. */
  @HttpCode(200)
  @HttpPost(':id')
  async decideCase(
    @CurrentUser() user: CurrentUser,
    @Param('id') id: string,
    @Body() decision: NewDecision,
  ): Promise<DoneAnswer> {
    await this.deciding.execute(user.id, id, decision);
    return DONE;
  }
}
