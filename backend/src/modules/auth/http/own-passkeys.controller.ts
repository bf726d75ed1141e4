import { Body, Controller, Delete, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import { CurrentUser } from '../../../shared/current-user.decorator.js';
import { DONE, DoneAnswer } from '../../../shared/http/done.dto.js';
import { languageOf } from '../../../shared/http/language.js';
import { deviceLabel } from '../../../shared/session/device-label.js';
import { RecentSignInOnly } from '../../../shared/session/recent-sign-in.js';
import { Limit } from '../../../shared/throttling/limit.decorator.js';
import { PasskeyQueries } from '../adapters/passkey.queries.js';
import { Passkey } from '../adapters/passkey.read-model.js';
import { AddPasskey } from '../use-cases/add-passkey.js';
import { OfferPasskey } from '../use-cases/offer-passkey.js';
import { RemovePasskey } from '../use-cases/remove-passkey.js';
import { PasskeyOptions, PasskeyRegistration } from './passkey.dto.js';

/** Serves people who want to sign in with their finger, their face or their screen lock, in place of a password. */
@Controller('auth/user/passkeys')
export class OwnPasskeysController {
  constructor(
    private readonly passkeys: PasskeyQueries,
    private readonly offering: OfferPasskey,
    private readonly adding: AddPasskey,
    private readonly removing: RemovePasskey,
  ) {}

  /** Lists the passkeys of the signed-in person, the newest first. */
  @Get()
  async listPasskeys(@CurrentUser() { id }: CurrentUser): Promise<Passkey[]> {
    return this.passkeys.of(id);
  }

  /** Tells the browser how to make a passkey. Nothing changes until it is sent. */
  @RecentSignInOnly()
  @Limit('signIn')
  @HttpCode(200)
  @Post('options')
  async offerPasskey(@CurrentUser() { id }: CurrentUser): Promise<PasskeyOptions> {
    const { existing, ...offer } = await this.offering.execute(id);
    return { ...offer, existing: existing.map((one) => ({ id: one.id, transports: [...one.transports] })) };
  }

  /** Adds the passkey that the browser made. The person can sign in with it from now on. */
  @RecentSignInOnly()
  @Limit('signIn')
  @Post()
  async addPasskey(
    @CurrentUser() { id }: CurrentUser,
    @Body() key: PasskeyRegistration,
    @Req() request: Request,
  ): Promise<DoneAnswer> {
    const name = deviceLabel(request.headers['user-agent']);
    await this.adding.execute({ accountId: id, key, name, language: languageOf(request) });
    return DONE;
  }

  /** Removes a passkey. Nobody can sign in with it any more. */
  @RecentSignInOnly()
  @Delete(':id')
  async removePasskey(
    @CurrentUser() user: CurrentUser,
    @Param('id') id: string,
    @Req() request: Request,
  ): Promise<DoneAnswer> {
    await this.removing.execute(user.id, id, languageOf(request));
    return DONE;
  }
}
