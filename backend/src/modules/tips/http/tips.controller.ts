import { Controller, Get, Req } from '@nestjs/common';
import type { Request } from 'express';
import { CurrentUser } from '../../../shared/current-user.decorator.js';
import { languageOf } from '../../../shared/http/language.js';
import { ListTips } from '../use-cases/list-tips.js';
import { Tip } from './tip.dto.js';

@Controller('misc')
export class TipsController {
  constructor(private readonly tips: ListTips) {}

  /**
   * Lists today's tips for the signed-in person. They depend on age, gender and season, are written in the language of
   * `Accept-Language`, and stay the same all day.
   */
  @Get('tips')
  async listTips(@CurrentUser() user: CurrentUser, @Req() request: Request): Promise<Tip[]> {
    const { tips, writtenBy } = await this.tips.execute(user.id, languageOf(request));
    return tips.map(({ title, description, source }) => ({ title, description, source, writtenBy }));
  }
}
