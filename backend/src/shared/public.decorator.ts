import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiSecurity } from '@nestjs/swagger';

export const PUBLIC = 'sahaay:public';

/**
 * Opens a route, or every route of a controller, to people who are not signed in. The API description says so, and a
 * test lists all these routes.
 */
export const Public = () => applyDecorators(SetMetadata(PUBLIC, true), ApiSecurity({}));
