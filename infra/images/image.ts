/** The images of the product: the API, and one for each front end. */
export const IMAGES = ['api', 'shell', 'diagnostics', 'community'] as const;
export type Image = (typeof IMAGES)[number];
