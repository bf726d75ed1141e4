import { draftsOf } from '@sahaay/contracts/drafts';
import { useMemo, useState } from 'react';
import { useServices } from '../../services.ts';

const drafts = draftsOf('post', (found) => (typeof found === 'string' && found !== '' ? found : undefined));

interface DraftOfPost {
  readonly draft: string;
  /** Whether this was written before the page was loaded again. */
  readonly isBack: boolean;
  readonly write: (draft: string) => void;
}

/** What somebody writes as a post. It is kept in this tab until it is sent or emptied. */
export function useDraft(): DraftOfPost {
  const userId = useServices().user?.id;
  const kept = useMemo(() => userId && drafts.kept(userId), [userId]);
  const [typed, setTyped] = useState<string>();
  const [wasEmptied, setEmptied] = useState(false);
  const draft = typed ?? kept ?? '';

  function write(words: string): void {
    setTyped(words);
    if (words === '') setEmptied(true);
    if (words === '' || !userId) drafts.forget();
    else drafts.keep(userId, words);
  }

  return { draft, isBack: Boolean(kept) && draft !== '' && !wasEmptied, write };
}
