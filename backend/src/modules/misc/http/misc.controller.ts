import { Controller, Get } from '@nestjs/common';
import { CurrentUser } from '../../../shared/current-user.decorator.js';
import { ListTips } from '../use-cases/list-tips.js';
import { Tip } from './tip.dto.js';

@Controller('misc')
export class MiscController {
  constructor(private readonly tips: ListTips) {}

  /** Today's tips for the signed-in person, by age, gender and season; the same all day. */
  @Get('tips')
  async listTips(@CurrentUser() user: CurrentUser): Promise<Tip[]> {
    const tips = await this.tips.execute(user.id);
    return tips.map(({ title, description }) => ({ title, description }));
  }
}
