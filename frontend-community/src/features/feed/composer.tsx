import { POST_MAX_LENGTH } from '@sahaay/contracts/constants';
import { Button, Note, TextArea } from '@sahaay/ui';
import { useRef, type FormEvent } from 'react';
import { useServices, useT } from '../../services.ts';
import styles from './feed.module.css';
import { useCreatePost } from './create-post.ts';
import { useDraft } from './use-draft.ts';

/** From this length on, the number of characters left shows. */
const NEAR_LIMIT = POST_MAX_LENGTH - 200;

/** The form in which a post is written. What was written stays until the server has it. */
export function Composer() {
  const services = useServices();
  const t = useT();
  const create = useCreatePost();
  const { draft, isBack, write } = useDraft();
  const textArea = useRef<HTMLTextAreaElement>(null);

  const name = services.user?.name;
  const content = draft.trim();
  const length = [...content].length;
  const left = POST_MAX_LENGTH - length;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (content === '' || left < 0) {
      services.notify.error(t(content === '' ? 'composer.empty' : 'create.tooLong'));
      textArea.current?.focus();
      return;
    }
    create.mutate({ content }, { onSuccess: () => write('') });
  }

  function clear() {
    write('');
    textArea.current?.focus();
  }

  return (
    <form className={styles.composer} onSubmit={submit} noValidate>
      <TextArea
        ref={textArea}
        label={t('composer.label')}
        placeholder={t('composer.placeholder')}
        value={draft}
        readOnly={create.isPending}
        onChange={(event) => write(event.target.value)}
        hint={length > NEAR_LIMIT && left >= 0 ? t('composer.left', { count: left }) : undefined}
        error={left < 0 ? t('composer.over', { count: -left }) : undefined}
      />
      {isBack && <DraftNote onClear={clear} />}
      <div className={styles.send}>
        <span className="hint">{name ? t('composer.postedAs', { name }) : t('composer.postedAsNobody')}</span>
        <Button type="submit" busy={create.isPending}>
          {t(create.isPending ? 'composer.posting' : 'composer.post')}
        </Button>
      </div>
    </form>
  );
}

/** Says that what was written before the page was loaded again is there, and how long it stays. */
function DraftNote({ onClear }: { onClear: () => void }) {
  const t = useT();
  return (
    <Note className={styles.draft}>
      <p>{t('draft.back')}</p>
      <Button variant="quiet" size={48} onClick={onClear}>
        {t('draft.clear')}
      </Button>
    </Note>
  );
}
