import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { ErrorAnswer, ErrorBody } from '../http/error-answer.dto.js';
import { EXAMPLES } from './examples.js';
import { toOpenApi31 } from './to-openapi-31.js';

/** The name of the security scheme. */
const SESSION = 'session';

/** Describes every call of the API. The id of an operation is the name of its controller's method. */
export function describeApi(app: INestApplication): OpenAPIObject {
  const base = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Sahaay')
    .setDescription('Health help in plain words: how urgent it is, what it may be, and where to go.')
    .setVersion('1.0.0')
    .setLicense('MIT', 'https://opensource.org/license/mit')
    .addServer('/', 'This installation')
    .addCookieAuth(
      'sahaay',
      {
        type: 'apiKey',
        description: 'The session that signing up or in begins. Over https the cookie is named __Host-sahaay.',
      },
      SESSION,
    )
    .addSecurityRequirements(SESSION)
    .build();
  const document = SwaggerModule.createDocument(app, base, {
    operationIdFactory: (_controller, method) => method,
    extraModels: [ErrorAnswer, ErrorBody],
  });
  for (const [name, example] of Object.entries(EXAMPLES))
    Object.assign(document.components?.schemas?.[name] ?? {}, { example });
  return toOpenApi31(document);
}

/**
 * Serves the description at `/api/openapi.json`, and a page to try every call at `/api/docs`. Both are made when
 * somebody first asks for them.
 */
export function serveApiDescription(app: INestApplication): void {
  SwaggerModule.setup('api/docs', app, () => describeApi(app), {
    jsonDocumentUrl: 'api/openapi.json',
    customSiteTitle: 'Sahaay API',
    swaggerOptions: { withCredentials: true, tryItOutEnabled: true },
  });
}
