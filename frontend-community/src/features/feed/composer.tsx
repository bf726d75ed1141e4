import { POST_MAX_LENGTH } from '@sahaay/contracts/constants';
import { Button, TextArea } from '@sahaay/ui';
import { useRef, useState, type FormEvent } from 'react';
import { useServices, useT } from '../../services.ts';
import styles from './feed.module.css';
import { useCreatePost } from './create-post.ts';

/** From this length on, the number of characters left shows. */
const NEAR_LIMIT = POST_MAX_LENGTH - 200;

/** The form in which a post is written. What was written stays until the server has it. */
export function Composer() {
  const services = useServices();
  const t = useT();
  const create = useCreatePost();
  const [draft, setDraft] = useState('');
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
    create.mutate({ content }, { onSuccess: () => setDraft('') });
  }

  return (
    <form className={styles.composer} onSubmit={submit} noValidate>
      <TextArea
        ref={textArea}
        label={t('composer.label')}
        placeholder={t('composer.placeholder')}
        value={draft}
        readOnly={create.isPending}
        onChange={(event) => setDraft(event.target.value)}
        hint={length > NEAR_LIMIT && left >= 0 ? t('composer.left', { count: left }) : undefined}
        error={left < 0 ? t('composer.over', { count: -left }) : undefined}
      />
      <div className={styles.send}>
        <span className="hint">{name ? t('composer.postedAs', { name }) : t('composer.postedAsNobody')}</span>
        <Button type="submit" busy={create.isPending}>
          {t(create.isPending ? 'composer.posting' : 'composer.post')}
        </Button>
      </div>
    </form>
  );
}
