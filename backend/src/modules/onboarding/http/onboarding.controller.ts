import { Body, Controller, Post } from '@nestjs/common';
import { CurrentUser } from '../../../shared/current-user.decorator.js';
import { AccountQueries, UserAnswer } from '../../account/public.js';
import { CompleteOnboarding } from '../use-cases/complete-onboarding.js';
import { OnboardingProfile } from './onboarding-profile.dto.js';

@Controller('onboard')
export class OnboardingController {
  constructor(
    private readonly completing: CompleteOnboarding,
    private readonly accounts: AccountQueries,
  ) {}

  /** Completes the profile of the signed-in person. A second call replaces the profile. */
  @Post('user')
  async onboard(@CurrentUser() { id }: CurrentUser, @Body() profile: OnboardingProfile): Promise<UserAnswer> {
    await this.completing.execute(id, profile);
    return { data: { user: await this.accounts.user(id) } };
  }
}
