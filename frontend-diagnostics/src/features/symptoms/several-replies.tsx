import { useState } from 'react';
import type { Schema } from '@sahaay/contracts';
import { Button, Check } from '@sahaay/ui';
import { useAnswerT } from '../../i18n/late/answer.ts';
import { useAnswerLang, useServices } from '../../services.ts';
import { answer } from './diagnosis.ts';
import { useDiagnosis } from './diagnosis-state.ts';
import { keepKnown } from './known-in-form.ts';
import styles from './result.module.css';

interface SeveralRepliesProps {
  id: string;
  things: readonly Schema<'FollowUpThing'>[];
  /** Whom the complaint is about. */
  about: Schema<'Understood'>['about'];
}

/** Offers several things of which any number can hold. What is chosen of known illnesses stands in the form from then on. */
export function SeveralReplies({ id, things, about }: SeveralRepliesProps) {
  const t = useAnswerT();
  const langOf = useAnswerLang();
  const services = useServices();
  const { update } = useDiagnosis();
  const [chosen, setChosen] = useState<readonly string[]>([]);

  function send(reply: 'yes' | 'no' | 'not_sure') {
    if (update === 'running') return;
    const yes = reply === 'yes' ? [...chosen] : [];
    const no = things.map((thing) => thing.id).filter((thing) => !yes.includes(thing));
    keepKnown(about, yes);
    void answer(services, { id, answer: reply, ...(yes.length > 0 && { yes }), ...(reply !== 'not_sure' && { no }) });
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // Enter in a box sends the form too, and nothing chosen is no answer.
        if (chosen.length > 0) send('yes');
      }}
    >
      {things.map((thing) => (
        <Check
          key={thing.id}
          label={<span lang={langOf(thing.text)}>{thing.text}</span>}
          checked={chosen.includes(thing.id)}
          onChange={({ target }) =>
            setChosen(target.checked ? [...chosen, thing.id] : chosen.filter((one) => one !== thing.id))
          }
        />
      ))}
      <div className={styles.severalReplies}>
        {chosen.length > 0 ? (
          <Button type="submit" size={48} aria-disabled={update === 'running'}>
            {t('question.answer')}
          </Button>
        ) : (
          <Button variant="secondary" size={48} aria-disabled={update === 'running'} onClick={() => send('no')}>
            {t('first.none')}
          </Button>
        )}
        <Button variant="secondary" size={48} aria-disabled={update === 'running'} onClick={() => send('not_sure')}>
          {t('question.not_sure')}
        </Button>
      </div>
    </form>
  );
}
