import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import { DONE, DoneAnswer } from '../../../shared/http/done.dto.js';
import { languageOf } from '../../../shared/http/language.js';
import { Public } from '../../../shared/public.decorator.js';
import { Limit } from '../../../shared/throttling/limit.decorator.js';
import { AskForReset } from '../use-cases/ask-for-reset.js';
import { ResetPassword } from '../use-cases/reset-password.js';
import { ForgotPasswordRequest, ResetPasswordRequest } from './credentials.dto.js';

/** Serves people who lost their password. The mail is written in the language of `Accept-Language`. */
@Public()
@Controller('auth')
export class PasswordResetController {
  constructor(
    private readonly asking: AskForReset,
    private readonly resetting: ResetPassword,
  ) {}

  /** Sends a link to choose a new password. The answer is the same when no account has this email. */
  @Limit('forgotPassword')
  @HttpCode(200)
  @Post('forgot-password')
  async forgotPassword(@Body() { email }: ForgotPasswordRequest, @Req() request: Request): Promise<DoneAnswer> {
    await this.asking.execute(email, languageOf(request));
    return DONE;
  }

  /** Chooses a new password with the token of such a link, and signs the account out everywhere. */
  @Limit('resetPassword')
  @HttpCode(200)
  @Post('reset-password')
  async resetPassword(@Body() reset: ResetPasswordRequest, @Req() request: Request): Promise<DoneAnswer> {
    await this.resetting.execute(reset, languageOf(request));
    return DONE;
  }
}
