import { IMAGES, type Image } from '../images/image.ts';

/** What an image is built from, besides itself: Nx counts what a workspace depends on, so one name is enough. */
const PROJECT: Readonly<Record<Image, string>> = {
  api: '@sahaay/backend',
  shell: '@sahaay/shell',
  diagnostics: '@sahaay/diagnostics',
  community: '@sahaay/community',
};

/**
 * The images that a change touches.
 *
 * @param projects the workspaces that Nx calls affected
 */
export function imagesOf(projects: readonly string[]): Image[] {
  const all = projects.includes('@sahaay/infra') && projects.length === 1;
  return IMAGES.filter((image) => all || projects.includes(PROJECT[image]));
}
