import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module.js';
import { readConfig, WORKSPACE_ROOT } from './config.js';
import { createDataSource } from './data-source.js';
import { API_PREFIX } from './app.js';
import { describeApi } from './shared/openapi/openapi.js';

/** Writes contracts/openapi.json from the compiled controllers; nothing is started and no database is needed. */
const module = AppModule.on(createDataSource('postgres://nowhere'), readConfig({}));
const app = await NestFactory.create(module, { preview: true, abortOnError: false, logger: ['error'] });
app.setGlobalPrefix(...API_PREFIX);
writeFileSync(join(WORKSPACE_ROOT, 'contracts/openapi.json'), `${JSON.stringify(describeApi(app), null, 2)}\n`);
