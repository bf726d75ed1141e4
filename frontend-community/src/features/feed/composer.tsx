import { Button, Note, TextArea } from '@sahaay/ui';
import { useRef, type FormEvent } from 'react';
import { useServices, useT } from '../../services.ts';
import styles from './feed.module.css';
import { useCreatePost } from './create-post.ts';
import { NameChoice, useNameChoice } from './name-choice.tsx';
import { useDraft } from './use-draft.ts';
import { measure } from './writing.ts';

/** The form in which a post is written. What was written stays until the server has it. */
export function Composer() {
  const services = useServices();
  const t = useT();
  const create = useCreatePost();
  const choice = useNameChoice();
  const { draft, isBack, write } = useDraft();
  const textArea = useRef<HTMLTextAreaElement>(null);
  const { content, left, isEmpty, isTooLong, isNearLimit } = measure(draft);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isEmpty || isTooLong) {
      services.notify.error(t(isEmpty ? 'composer.empty' : 'create.tooLong'));
      textArea.current?.focus();
      return;
    }
    create.mutate({ content, anonymous: choice.anonymous }, { onSuccess: () => write('') });
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
        hint={isNearLimit ? t('composer.left', { count: left }) : undefined}
        error={isTooLong ? t('composer.over', { count: -left }) : undefined}
      />
      {isBack && <DraftNote onClear={clear} />}
      <div className={styles.send}>
        <NameChoice choice={choice} label={t('composer.withoutName')} />
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
