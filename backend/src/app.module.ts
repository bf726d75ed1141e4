import { Module, type DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { CONFIG, type Config } from './config.js';
import { Transactions } from './database/transactions.js';
import { AccountModule } from './modules/account/public.js';
import { AuthModule } from './modules/auth/public.js';
import { CommunityModule } from './modules/community/public.js';
import { DiagnosticsModule } from './modules/diagnostics/diagnostics.module.js';
import { GeocodingModule } from './modules/geocoding/geocoding.module.js';
import { TipsModule } from './modules/tips/public.js';
import { NearbyModule } from './modules/nearby/nearby.module.js';
import { OnboardingModule } from './modules/onboarding/onboarding.module.js';
import { PersonalDataModule } from './modules/personal-data/personal-data.module.js';
import { SharedModule } from './shared/shared.module.js';

@Module({})
export class AppModule {
  /** The whole API on a database that is open and migrated. */
  static on(database: DataSource, config: Config): DynamicModule {
    return {
      module: AppModule,
      imports: [
        Foundation.of(database, config),
        SharedModule,
        AuthModule,
        AccountModule,
        OnboardingModule,
        DiagnosticsModule,
        GeocodingModule,
        NearbyModule,
        CommunityModule,
        TipsModule,
        PersonalDataModule,
      ],
    };
  }
}

/** Offers the configuration and the database to every module. */
@Module({})
class Foundation {
  static of(database: DataSource, config: Config): DynamicModule {
    const providers = [{ provide: CONFIG, useValue: config }, Transactions];
    // The pool was opened and migrated before. Closing the application closes it, after everything that uses it.
    const imports = [
      TypeOrmModule.forRootAsync({
        useFactory: () => database.options,
        dataSourceFactory: () => Promise.resolve(database),
      }),
    ];
    return { module: Foundation, global: true, imports, providers, exports: [CONFIG, Transactions] };
  }
}
