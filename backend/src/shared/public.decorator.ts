import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiSecurity } from '@nestjs/swagger';

export const PUBLIC = 'sahaay:public';

/** Opens a route, or every route of a controller, to people who are not signed in, and says so in the API description. A test lists them all. */
export const Public = () => applyDecorators(SetMetadata(PUBLIC, true), ApiSecurity({}));
