import { Module } from '@nestjs/common';
import { AccountModule } from '../account/public.js';
import { MiscController } from './http/misc.controller.js';
import { ListTips } from './use-cases/list-tips.js';

@Module({ imports: [AccountModule], controllers: [MiscController], providers: [ListTips] })
export class MiscModule {}
