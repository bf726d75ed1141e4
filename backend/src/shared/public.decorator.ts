import { SetMetadata } from '@nestjs/common';

export const PUBLIC = 'sahaay:public';

/** Opens a route, or every route of a controller, to people who are not signed in. A test lists them all. */
export const Public = () => SetMetadata(PUBLIC, true);
