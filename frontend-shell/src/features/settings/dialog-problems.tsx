import { Alert, ErrorSummary, type FieldProblem } from '@sahaay/ui';
import { useText } from '../../i18n/text.ts';

export interface DialogProblemsProps {
  readonly form: {
    readonly attempt: number;
    readonly problems: readonly FieldProblem[];
    readonly failure: string | undefined;
  };
}

/** Says what is wrong with a form in a dialog, with its fields or with the form as a whole. */
export function DialogProblems({ form: { attempt, problems, failure } }: DialogProblemsProps) {
  const t = useText();
  return (
    <>
      {failure && <Alert>{failure}</Alert>}
      <ErrorSummary key={attempt} title={t('auth.problems')} errors={problems} />
    </>
  );
}
