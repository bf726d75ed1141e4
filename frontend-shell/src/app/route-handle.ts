import type { TextKey } from '../i18n/text.ts';

/** `title` names the page in the document's title and to screen readers. */
export interface RouteHandle {
  readonly title: TextKey;
}
