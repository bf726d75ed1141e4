import { Module } from '@nestjs/common';
import { AccountModule } from '../account/public.js';
import { AuthController } from './http/auth.controller.js';
import { PasswordHasher } from './password-hasher.js';
import { SignIn } from './use-cases/sign-in.js';
import { SignUp } from './use-cases/sign-up.js';

@Module({ imports: [AccountModule], controllers: [AuthController], providers: [SignUp, SignIn, PasswordHasher] })
export class AuthModule {}
