import { Link } from '@sahaay/kit';
import { Button, Note, TextArea } from '@sahaay/ui';
import { useEffect, useRef, type FormEvent } from 'react';
import { useServices, useT } from '../../services.ts';
import { DraftNote } from './draft-note.tsx';
import type { EntryKind } from './entry-kind.ts';
import styles from './feed.module.css';
import { NameChoice, useNameChoice } from './name-choice.tsx';
import { useDraft } from './use-draft.ts';
import { fetchSafety, useGate } from './use-gate.tsx';
import { useSending, type Mutation } from './use-sending.ts';
import { WaitingNote } from './waiting-note.tsx';
import { measure } from './writing.ts';

const FORMS = {
  post: {
    label: 'composer.label',
    placeholder: 'composer.placeholder',
    withoutName: 'composer.withoutName',
    send: 'composer.post',
    sending: 'composer.posting',
    empty: 'composer.empty',
    tooLong: 'create.tooLong',
    className: styles.composer,
    rows: undefined,
    size: 52,
  },
  reply: {
    label: 'replies.label',
    placeholder: undefined,
    withoutName: 'replies.withoutName',
    send: 'replies.reply',
    sending: 'replies.sending',
    empty: 'replies.empty',
    tooLong: 'replies.tooLong',
    className: styles.replyForm,
    rows: 2,
    size: 48,
  },
} as const;

interface WritingFormProps {
  kind: EntryKind;
  /** What the draft is kept as: `post`, or `reply.` with the id of the post that it answers. */
  of: string;
  create: Mutation;
  /** Whether the keyboard goes there when it opens. */
  focused?: boolean;
}

/** The form in which a post or a reply is written, or for a child the way to an adult who agrees to it. */
export function WritingForm(props: WritingFormProps) {
  const { user, paths } = useServices();
  const t = useT();
  if (!user?.child || user.guardian) return <OpenForm {...props} />;
  return (
    <Note className={styles.notice}>
      {t('composer.child')} <Link to={paths.settings}>{t('composer.child.settings')}</Link>
    </Note>
  );
}

/** What was written stays until the server has it. */
function OpenForm({ kind, of, create, focused = false }: WritingFormProps) {
  const { notify } = useServices();
  const t = useT();
  const form = FORMS[kind];
  const choice = useNameChoice();
  const { draft, isBack, write } = useDraft(of);
  const textArea = useRef<HTMLTextAreaElement>(null);
  const { waiting, send, takeBack } = useSending(of, create, () => write(''));
  const gate = useGate(kind, send, textArea);
  const { content, left, isEmpty, isTooLong, isNearLimit } = measure(draft);
  const isBusy = create.isPending || gate.isReading;

  useEffect(() => {
    if (focused) textArea.current?.focus();
  }, [focused]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isEmpty || isTooLong) {
      notify.error(t(isEmpty ? form.empty : form.tooLong));
      textArea.current?.focus();
      return;
    }
    const entry = { content, anonymous: choice.anonymous };
    // What waits for the network was read before.
    if (waiting) send(entry);
    else void gate.pass(entry);
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
    <form className={form.className} onSubmit={submit} noValidate>
      <TextArea
        ref={textArea}
        label={t(form.label)}
        placeholder={form.placeholder && t(form.placeholder)}
        rows={form.rows}
        value={draft}
        readOnly={isBusy || gate.isBusy || waiting !== undefined}
        onFocus={fetchSafety}
        onChange={(event) => write(event.target.value)}
        hint={isNearLimit ? t('composer.left', { count: left }) : undefined}
        error={isTooLong ? t('composer.over', { count: -left }) : undefined}
      />
      {waiting && <WaitingNote onTakeBack={change} />}
      {isBack && !waiting && <DraftNote onClear={clear} />}
      <div className={styles.send}>
        <NameChoice choice={choice} label={t(form.withoutName)} />
        <Button type="submit" size={form.size} busy={isBusy}>
          {t(isBusy ? form.sending : waiting ? 'sending.now' : form.send)}
        </Button>
      </div>
      {gate.shown}
    </form>
  );
}
