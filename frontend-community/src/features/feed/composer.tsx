import { Button, TextArea } from '@sahaay/ui';
import { useRef, type FormEvent } from 'react';
import { useServices, useT } from '../../services.ts';
import styles from './feed.module.css';
import { useCreatePost } from './create-post.ts';
import { DraftNote } from './draft-note.tsx';
import { NameChoice, useNameChoice } from './name-choice.tsx';
import { useDraft } from './use-draft.ts';
import { useSending } from './use-sending.ts';
import { WaitingNote } from './waiting-note.tsx';
import { measure } from './writing.ts';

/** The form in which a post is written. What was written stays until the server has it. */
export function Composer() {
  const services = useServices();
  const t = useT();
  const create = useCreatePost();
  const choice = useNameChoice();
  const { draft, isBack, write } = useDraft('post');
  const textArea = useRef<HTMLTextAreaElement>(null);
  const { waiting, send, takeBack } = useSending('post', create, () => write(''));
  const { content, left, isEmpty, isTooLong, isNearLimit } = measure(draft);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isEmpty || isTooLong) {
      services.notify.error(t(isEmpty ? 'composer.empty' : 'create.tooLong'));
      textArea.current?.focus();
      return;
    }
    send({ content, anonymous: choice.anonymous });
  }

  function change() {
    takeBack();
    textArea.current?.focus();
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
        readOnly={create.isPending || waiting !== undefined}
        onChange={(event) => write(event.target.value)}
        hint={isNearLimit ? t('composer.left', { count: left }) : undefined}
        error={isTooLong ? t('composer.over', { count: -left }) : undefined}
      />
      {waiting && <WaitingNote onTakeBack={change} />}
      {isBack && !waiting && <DraftNote onClear={clear} />}
      <div className={styles.send}>
        <NameChoice choice={choice} label={t('composer.withoutName')} />
        <Button type="submit" busy={create.isPending}>
          {t(create.isPending ? 'composer.posting' : waiting ? 'sending.now' : 'composer.post')}
        </Button>
      </div>
    </form>
  );
}
