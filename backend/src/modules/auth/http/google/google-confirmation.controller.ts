import { Controller, Get, Query, UseFilters, UseGuards } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { SameSiteOnly } from '../../../../shared/http/cross-site.guard.js';
import { GoogleConfirmationQuery } from './google-confirmation.dto.js';
import { GoogleFailures } from './google-failures.filter.js';
import { LeaveToConfirm } from './leave-for-google.guard.js';

/** For people who are signed in and have no password to show. A browser opens it as a whole page. */
@UseFilters(GoogleFailures)
@Controller('auth/google/confirmation')
export class GoogleConfirmationController {
  /** Has Google confirm that it is them; good for ten minutes. It must be who signs in to this account with Google. */
  @SameSiteOnly()
  @UseGuards(LeaveToConfirm)
  @ApiResponse({
    status: 302,
    description: 'To Google, and from there to the settings with `?confirmed=`; with `?problem=` when that fails',
  })
  @Get()
  confirmWithGoogle(@Query() _query: GoogleConfirmationQuery): void {
    // The guard has answered.
  }
}
