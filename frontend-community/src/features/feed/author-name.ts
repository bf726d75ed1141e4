import { useT } from '../../services.ts';

/** What the API calls everybody who shows no name. */
const NOBODY = 'Anonymous';

/** The name that an author shows, in the words of the page; and whether they show none. */
export function useAuthorName(username: string): { readonly name: string; readonly isNobody: boolean } {
  const t = useT();
  const isNobody = !username || username === NOBODY;
  return { name: isNobody ? t('anonymous') : username, isNobody };
}
