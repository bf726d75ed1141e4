import { Alert, ErrorSummary, type FieldProblem } from '@sahaay/ui';
import { useText } from '../../i18n/text.ts';

export interface DialogProblemsProps {
  readonly form: {
    readonly attempt: number;
    readonly problems: readonly FieldProblem[];
    readonly failure: string | undefined;
  };
}

/** What is wrong with a form of a dialog: with its fields, or with none of them. */
export function DialogProblems({ form: { attempt, problems, failure } }: DialogProblemsProps) {
  const t = useText();
  return (
    <>
      {failure && <Alert>{failure}</Alert>}
      <ErrorSummary key={attempt} title={t('auth.problems')} errors={problems} />
    </>
  );
}
