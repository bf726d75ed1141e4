import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { ErrorAnswer, ErrorBody } from '../http/error-answer.dto.js';
import { toOpenApi31 } from './to-openapi-31.js';

/** Describes every call of the API; operation ids are the names of the controllers' methods. */
export function describeApi(app: INestApplication): OpenAPIObject {
  const base = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Sahaay')
    .setDescription('Health help in plain words: how urgent it is, what it may be, and where to go.')
    .setVersion('1.0.0')
    .build();
  const document = SwaggerModule.createDocument(app, base, {
    operationIdFactory: (_controller, method) => method,
    extraModels: [ErrorAnswer, ErrorBody],
  });
  return toOpenApi31(document);
}

/** Serves the description at `/api/openapi.json` and the page to try every call at `/api/docs`; made on first use. */
export function serveApiDescription(app: INestApplication): void {
  SwaggerModule.setup('api/docs', app, () => describeApi(app), {
    jsonDocumentUrl: 'api/openapi.json',
    customSiteTitle: 'Sahaay API',
    swaggerOptions: { withCredentials: true, tryItOutEnabled: true },
  });
}
