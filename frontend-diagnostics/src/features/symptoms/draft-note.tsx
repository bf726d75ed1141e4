import { useEffect, useLayoutEffect } from 'react';
import { Button, Note } from '@sahaay/ui';
import { useServices, useT } from '../../services.ts';
import { startAgain } from './diagnosis.ts';
import { useDiagnosis } from './diagnosis-state.ts';
import { keepDraft, takeDraftUp } from './draft.ts';
import type { DangerKind } from './kinds-of-danger.ts';
import styles from './symptoms.module.css';

/**
 * Keeps what is written, and says so when it is there again.
 *
 * @param danger what the words so far are a sign of
 */
export function DraftNote({ danger }: { danger: DangerKind | null }) {
  const t = useT();
  const userId = useServices().user?.id;
  const { text, consent, about, details, stage, restored } = useDiagnosis();
  useLayoutEffect(() => {
    if (userId) takeDraftUp(userId);
  }, [userId]);
  useEffect(() => {
    if (userId) keepDraft(userId, danger);
  }, [userId, danger, text, consent, about, details, stage]);

  if (!restored || text === '') return null;
  return (
    <Note className={styles.draft}>
      <p>{t('draft.back')}</p>
      <Button variant="quiet" size={48} onClick={startAgain}>
        {t('draft.clear')}
      </Button>
    </Note>
  );
}
