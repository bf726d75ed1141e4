import { useT } from '../../services.ts';
import { AskFirst } from './ask-first.tsx';
import { useDeletePost } from './delete-post.ts';
import { useReportPost } from './report-post.ts';

/** The button that deletes a person's own post. */
export function DeletePost({ id }: { id: string }) {
  const deletion = useDeletePost(id);
  return (
    <AskFirst
      action="delete"
      busy={deletion.isPending}
      onConfirm={(close) => deletion.mutate(undefined, { onSettled: close })}
    />
  );
}

/** The button that reports somebody else's post. One report is enough. */
export function ReportPost({ id }: { id: string }) {
  const t = useT();
  const report = useReportPost(id);
  return (
    <AskFirst
      action="report"
      busy={report.isPending}
      done={report.isSuccess ? t('report.reported') : undefined}
      onConfirm={(close) => report.mutate(undefined, { onSettled: close })}
    />
  );
}
