import { Icon, Menu } from '@sahaay/ui';
import { useState } from 'react';
import { useT } from '../../services.ts';
import { AskDialog } from './ask-dialog.tsx';
import { useAuthorName } from './author-name.ts';
import styles from './feed.module.css';
import { useMute } from './mutes/mute-author.ts';
import { useReport } from './report-entry.ts';
import type { ShownEntry } from './shown-entry.ts';

/** What a person may do about something that somebody else wrote: report it, or read no more of who wrote it. */
export function EntryMenu({ shown, username }: { shown: ShownEntry; username: string }) {
  const t = useT();
  const { name, isNobody } = useAuthorName(username);
  const report = useReport(shown);
  const mute = useMute(shown);
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);

  return (
    <div className={styles.more}>
      <Menu label={t('entry.more', { name })} trigger={<Icon name="more" />}>
        {(item) => (
          <>
            <button
              type="button"
              aria-disabled={report.isSuccess || undefined}
              {...item(report.isSuccess ? undefined : () => setAsking(true))}
            >
              {t(report.isSuccess ? 'report.reported' : 'report.ask')}
            </button>
            <button type="button" {...item(() => mute.mutate())}>
              {isNobody ? t('mute.nobody') : t('mute.ask', { name })}
            </button>
          </>
        )}
      </Menu>
      <AskDialog
        action="report"
        question={shown.kind === 'post' ? 'report' : 'reportReply'}
        busy={report.isPending}
        open={asking}
        onClose={close}
        onConfirm={() => report.mutate(undefined, { onSettled: close })}
      />
    </div>
  );
}
