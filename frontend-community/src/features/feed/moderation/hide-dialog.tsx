import type { Schema } from '@sahaay/contracts';
import { Button, Dialog, Select } from '@sahaay/ui';
import { useState } from 'react';
import { useViewsT } from '../../../i18n/late/views.ts';

export type Reason = NonNullable<Schema<'NewDecision'>['reason']>;

const REASONS = {
  sells_cures: 'reason.sells_cures',
  harmful_advice: 'reason.harmful_advice',
  private_details: 'reason.private_details',
  unkind: 'reason.unkind',
  spam: 'reason.spam',
  off_topic: 'reason.off_topic',
} as const satisfies Record<Reason, string>;
const isReason = (value: string): value is Reason => Object.hasOwn(REASONS, value);

interface HideDialogProps {
  open: boolean;
  busy: boolean;
  onClose: () => void;
  onHide: (reason: Reason) => void;
}

/** Asks a moderator for the reason, which the author will read. */
export function HideDialog({ open, busy, onClose, onHide }: HideDialogProps) {
  const t = useViewsT();
  const [chosen, setChosen] = useState('');
  const [isMissing, setMissing] = useState(false);
  const reasons = Object.entries(REASONS).map(([value, text]) => ({ value, label: t(text) }));

  function hide() {
    if (isReason(chosen)) onHide(chosen);
    setMissing(!isReason(chosen));
  }

  return (
    <Dialog
      open={open}
      busy={busy}
      onClose={onClose}
      title={t('queue.why')}
      actions={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {t('posts.cancel')}
          </Button>
          <Button variant="danger" busy={busy} onClick={hide}>
            {t('queue.hide')}
          </Button>
        </>
      }
    >
      <Select
        label={t('queue.reason')}
        hint={t('queue.reasonHint')}
        error={isMissing ? t('queue.reasonMissing') : undefined}
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
        options={[{ value: '', label: t('queue.choose') }, ...reasons]}
      />
    </Dialog>
  );
}
