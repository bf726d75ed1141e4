import { Module } from '@nestjs/common';
import { AccountStoreModule } from '../account/public.js';
import { OnboardingController } from './http/onboarding.controller.js';
import { CompleteOnboarding } from './use-cases/complete-onboarding.js';

@Module({ imports: [AccountStoreModule], controllers: [OnboardingController], providers: [CompleteOnboarding] })
export class OnboardingModule {}
