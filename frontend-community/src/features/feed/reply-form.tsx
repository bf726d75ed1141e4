import { Button, TextArea } from '@sahaay/ui';
import { useEffect, useRef, type FormEvent } from 'react';
import { useServices, useT } from '../../services.ts';
import { useCreateReply } from './create-reply.ts';
import { DraftNote } from './draft-note.tsx';
import styles from './feed.module.css';
import { NameChoice, useNameChoice } from './name-choice.tsx';
import { useDraft } from './use-draft.ts';
import { useSending } from './use-sending.ts';
import { WaitingNote } from './waiting-note.tsx';
import { measure } from './writing.ts';

interface ReplyFormProps {
  postId: string;
  /** Whether the keyboard goes there when it opens. */
  focused: boolean;
}

/** The form in which a reply is written. What was written stays until the server has it. */
export function ReplyForm({ postId, focused }: ReplyFormProps) {
  const { notify } = useServices();
  const t = useT();
  const create = useCreateReply(postId);
  const choice = useNameChoice();
  const { draft, isBack, write } = useDraft(`reply.${postId}`);
  const textArea = useRef<HTMLTextAreaElement>(null);
  const { waiting, send, takeBack } = useSending(`reply.${postId}`, create, () => write(''));
  const { content, left, isEmpty, isTooLong, isNearLimit } = measure(draft);

  useEffect(() => {
    if (focused) textArea.current?.focus();
  }, [focused]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isEmpty || isTooLong) {
      notify.error(t(isEmpty ? 'replies.empty' : 'replies.tooLong'));
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
    <form className={styles.replyForm} onSubmit={submit} noValidate>
      <TextArea
        ref={textArea}
        label={t('replies.label')}
        rows={2}
        value={draft}
        readOnly={create.isPending || waiting !== undefined}
        onChange={(event) => write(event.target.value)}
        hint={isNearLimit ? t('composer.left', { count: left }) : undefined}
        error={isTooLong ? t('composer.over', { count: -left }) : undefined}
      />
      {waiting && <WaitingNote onTakeBack={change} />}
      {isBack && !waiting && <DraftNote onClear={clear} />}
      <div className={styles.send}>
        <NameChoice choice={choice} label={t('replies.withoutName')} />
        <Button type="submit" size={48} busy={create.isPending}>
          {t(create.isPending ? 'replies.sending' : waiting ? 'sending.now' : 'replies.reply')}
        </Button>
      </div>
    </form>
  );
}
