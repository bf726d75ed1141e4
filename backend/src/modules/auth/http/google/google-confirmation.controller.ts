import { Controller, Get, Query, Req, Res, UseFilters } from '@nestjs/common';
import { ApiProperty, ApiResponse } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import type { Request, Response } from 'express';
import { SameSiteOnly } from '../../../../shared/http/cross-site.guard.js';
import { BackFromGoogle } from './back-from-google.filter.js';
import { CONFIRMED_PURPOSES, type ConfirmedPurpose } from './confirmed-purpose.js';
import { GoogleRedirects } from './google-redirects.js';

export class GoogleConfirmationQuery {
  /** What the settings page goes on with afterwards. */
  @IsIn(CONFIRMED_PURPOSES)
  @ApiProperty({ enum: CONFIRMED_PURPOSES })
  purpose: ConfirmedPurpose;
}

/** For people who are signed in and have no password to show. A browser opens it as a whole page. */
@UseFilters(BackFromGoogle)
@Controller('auth/google/confirmation')
export class GoogleConfirmationController {
  constructor(private readonly redirects: GoogleRedirects) {}

  /** Has Google confirm that it is them; good for ten minutes. It must be who signs in to this account with Google. */
  @SameSiteOnly()
  @ApiResponse({
    status: 302,
    description: 'To Google, and from there to the settings with `?confirmed=`; with `?problem=` when that fails',
  })
  @Get()
  async confirmWithGoogle(
    @Query() { purpose }: GoogleConfirmationQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.redirects.leave(request, response, purpose);
  }
}
