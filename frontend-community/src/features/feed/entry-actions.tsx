import { useT } from '../../services.ts';
import { AskFirst } from './ask-first.tsx';
import { useDelete } from './delete-entry.ts';
import { useReport } from './report-entry.ts';
import type { ShownEntry } from './shown-entry.ts';

/** The button that deletes what the person wrote. */
export function DeleteEntry({ shown }: { shown: ShownEntry }) {
  const deletion = useDelete(shown);
  return (
    <AskFirst
      action="delete"
      question={shown.kind === 'post' ? 'delete' : 'deleteReply'}
      busy={deletion.isPending}
      onConfirm={(close) => deletion.mutate(undefined, { onSettled: close })}
    />
  );
}

/** The button that reports what somebody else wrote. One report is enough. */
export function ReportEntry({ shown }: { shown: ShownEntry }) {
  const t = useT();
  const report = useReport(shown);
  return (
    <AskFirst
      action="report"
      question={shown.kind === 'post' ? 'report' : 'reportReply'}
      busy={report.isPending}
      done={report.isSuccess ? t('report.reported') : undefined}
      onConfirm={(close) => report.mutate(undefined, { onSettled: close })}
    />
  );
}
