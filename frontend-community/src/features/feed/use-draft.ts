import { draftsOf } from '@sahaay/contracts/drafts';
import { useMemo, useState } from 'react';
import { useServices } from '../../services.ts';

const read = (found: unknown) => (typeof found === 'string' && found !== '' ? found : undefined);

interface Draft {
  readonly draft: string;
  /** Whether this was written before the page was loaded again. */
  readonly isBack: boolean;
  readonly write: (draft: string) => void;
}

/**
 * What somebody writes as a post or a reply. It is kept in this tab until it is sent or emptied.
 * @param of `post`, or `reply.` with the id of the post that it answers
 */
export function useDraft(of: string): Draft {
  const userId = useServices().user?.id;
  const drafts = useMemo(() => draftsOf(of, read), [of]);
  const kept = useMemo(() => userId && drafts.kept(userId), [drafts, userId]);
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
