import { diagnosticsVoice } from '@sahaay/contracts/languages/diagnostics';
import { late } from '@sahaay/contracts/late';
import { texts } from '../../../i18n/texts.ts';

/** Most people type and read, so nobody loads this before a button is pressed. */
export const parts = late(() => import('./parts.ts'), texts.beside(diagnosticsVoice));
export type Parts = NonNullable<typeof parts.here>;
