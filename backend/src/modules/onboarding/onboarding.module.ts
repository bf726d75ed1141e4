import { Module } from '@nestjs/common';
import { AccountModule } from '../account/public.js';
import { OnboardingController } from './http/onboarding.controller.js';
import { CompleteOnboarding } from './use-cases/complete-onboarding.js';

@Module({ imports: [AccountModule], controllers: [OnboardingController], providers: [CompleteOnboarding] })
export class OnboardingModule {}
