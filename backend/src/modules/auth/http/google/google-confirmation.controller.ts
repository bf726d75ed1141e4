import { Controller, Get, Query, UseFilters, UseGuards } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { SameSiteOnly } from '../../../../shared/http/cross-site.guard.js';
import { GoogleConfirmationQuery } from './google-confirmation.dto.js';
import { GoogleFailures } from './google-failures.filter.js';
import { LeaveToConfirm } from './leave-for-google.guard.js';

/** Serves people who are signed in and have no password to show. Their browser opens this address as a whole page. */
@UseFilters(GoogleFailures)
@Controller('auth/google/confirmation')
export class GoogleConfirmationController {
  /**
   * Sends the person to Google to confirm that it is them, which counts for ten minutes. Only the person who signs in
   * to this account with Google can confirm.
   */
  @SameSiteOnly()
  @UseGuards(LeaveToConfirm)
  @ApiResponse({
    status: 302,
    description: 'To Google, and from there to the settings with `?confirmed=`; with `?problem=` when that fails',
  })
  @Get()
  confirmWithGoogle(@Query() _query: GoogleConfirmationQuery): void {
    // The method is empty, since the guard has sent the answer.
  }
}
