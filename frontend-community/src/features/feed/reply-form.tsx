import { Button, TextArea } from '@sahaay/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useServices, useT } from '../../services.ts';
import { useCreateReply } from './create-reply.ts';
import styles from './feed.module.css';
import { NameChoice, useNameChoice } from './name-choice.tsx';
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
  const [draft, setDraft] = useState('');
  const textArea = useRef<HTMLTextAreaElement>(null);
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
    create.mutate({ content, anonymous: choice.anonymous }, { onSuccess: () => setDraft('') });
  }

  return (
    <form className={styles.replyForm} onSubmit={submit} noValidate>
      <TextArea
        ref={textArea}
        label={t('replies.label')}
        rows={2}
        value={draft}
        readOnly={create.isPending}
        onChange={(event) => setDraft(event.target.value)}
        hint={isNearLimit ? t('composer.left', { count: left }) : undefined}
        error={isTooLong ? t('composer.over', { count: -left }) : undefined}
      />
      <div className={styles.send}>
        <NameChoice choice={choice} label={t('replies.withoutName')} />
        <Button type="submit" size={48} busy={create.isPending}>
          {t(create.isPending ? 'replies.sending' : 'replies.reply')}
        </Button>
      </div>
    </form>
  );
}
