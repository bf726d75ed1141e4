import { Inject, Module, type OnModuleInit } from '@nestjs/common';
import { paths } from '@sahaay/contracts/paths';
import { CONFIG, type Config } from '../../config.js';
import { Retention } from '../../shared/retention/retention.js';
import { AccountModule } from '../account/public.js';
import { MailLinks, MailModule } from '../mail/public.js';
import { PasskeyQueries } from './adapters/passkey.queries.js';
import { PasskeyStore } from './adapters/passkey.store.js';
import { ResetLinkStore } from './adapters/reset-link.store.js';
import { SecondFactorQueries } from './adapters/second-factor.queries.js';
import { SecondFactorStore } from './adapters/second-factor.store.js';
import { AuthController } from './http/auth.controller.js';
import { Entrance } from './http/entrance.js';
import { GoogleConfirmationController } from './http/google/google-confirmation.controller.js';
import { GoogleController } from './http/google/google.controller.js';
import { googleProviders } from './http/google/google.providers.js';
import { KnownBrowsers } from './http/known-browsers.js';
import { LocalStrategy } from './http/local-strategy.js';
import { OwnPasskeysController } from './http/own-passkeys.controller.js';
import { OwnPasswordController } from './http/own-password.controller.js';
import { PasskeySignInController } from './http/passkey-sign-in.controller.js';
import { PasswordResetController } from './http/password-reset.controller.js';
import { SecondFactorController } from './http/second-factor.controller.js';
import { LeakedPasswordList } from './leaked-password-list.js';
import { NewAccountLimits } from './new-account-limits.js';
import { NewRecoveryCodes } from './new-recovery-codes.js';
import { PasskeyChallenges } from './passkey-challenges.js';
import { PasskeyVerifier } from './passkey-verifier.js';
import { PasswordHasher } from './password-hasher.js';
import { PasswordProof } from './password-proof.js';
import { PasswordReplacement } from './password-replacement.js';
import { SealedSecrets } from './sealed-secrets.js';
import { SecondFactorProof } from './second-factor-proof.js';
import { TimeBasedCodes } from './time-based-codes.js';
import { AddPasskey } from './use-cases/add-passkey.js';
import { AskForReset } from './use-cases/ask-for-reset.js';
import { BeginSecondFactor } from './use-cases/begin-second-factor.js';
import { ChangePassword } from './use-cases/change-password.js';
import { ConfirmWithGoogle } from './use-cases/confirm-with-google.js';
import { ConfirmWithPassword } from './use-cases/confirm-with-password.js';
import { IssueResetLink } from './use-cases/issue-reset-link.js';
import { OfferPasskey } from './use-cases/offer-passkey.js';
import { RemovePasskey } from './use-cases/remove-passkey.js';
import { RenewRecoveryCodes } from './use-cases/renew-recovery-codes.js';
import { ResetPassword } from './use-cases/reset-password.js';
import { SignInWithGoogle } from './use-cases/sign-in-with-google.js';
import { SignInWithPasskey } from './use-cases/sign-in-with-passkey.js';
import { SignIn } from './use-cases/sign-in.js';
import { SignUp } from './use-cases/sign-up.js';
import { SwitchSecondFactorOff } from './use-cases/switch-second-factor-off.js';
import { SwitchSecondFactorOn } from './use-cases/switch-second-factor-on.js';
import { TellOfSignIn } from './use-cases/tell-of-sign-in.js';
import { WaysToConfirm } from './use-cases/ways-to-confirm.js';

@Module({
  imports: [AccountModule, MailModule],
  controllers: [
    AuthController,
    OwnPasswordController,
    PasswordResetController,
    GoogleController,
    GoogleConfirmationController,
    SecondFactorController,
    OwnPasskeysController,
    PasskeySignInController,
  ],
  providers: [
    SignUp,
    SignIn,
    ConfirmWithPassword,
    ConfirmWithGoogle,
    ChangePassword,
    AskForReset,
    IssueResetLink,
    ResetPassword,
    SignInWithGoogle,
    PasswordHasher,
    LeakedPasswordList,
    PasswordProof,
    PasswordReplacement,
    NewAccountLimits,
    KnownBrowsers,
    Entrance,
    TellOfSignIn,
    LocalStrategy,
    ...googleProviders,
    WaysToConfirm,
    ResetLinkStore,
    SecondFactorStore,
    SecondFactorQueries,
    SecondFactorProof,
    SealedSecrets,
    TimeBasedCodes,
    NewRecoveryCodes,
    BeginSecondFactor,
    SwitchSecondFactorOn,
    SwitchSecondFactorOff,
    RenewRecoveryCodes,
    PasskeyStore,
    PasskeyQueries,
    PasskeyChallenges,
    PasskeyVerifier,
    OfferPasskey,
    AddPasskey,
    RemovePasskey,
    SignInWithPasskey,
  ],
  exports: [SecondFactorQueries, PasskeyQueries],
})
export class AuthModule implements OnModuleInit {
  constructor(
    private readonly mailLinks: MailLinks,
    private readonly resetLinks: IssueResetLink,
    @Inject(CONFIG) private readonly config: Config,
    retention: Retention,
    links: ResetLinkStore,
  ) {
    retention.keep({ of: 'password_reset', everyMinutes: 10, remove: () => links.removeOld() });
  }

  onModuleInit(): void {
    const newPassword = async () => `${this.config.publicUrl}${paths.forgotPassword}`;
    const settings = async () => `${this.config.publicUrl}${paths.settings}`;
    this.mailLinks.register({
      reset_link: (mail) => this.resetLinks.execute(mail),
      password_changed: newPassword,
      new_device: settings,
      second_factor_on: settings,
      second_factor_off: newPassword,
      google_linked: settings,
      passkey_added: settings,
      passkey_removed: settings,
    });
  }
}
