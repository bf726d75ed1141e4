import { communityViews } from '@sahaay/contracts/languages/community';
import { useLaterT } from '../../services.ts';
import { texts } from '../texts.ts';
import { en } from './en-views.ts';

const views = texts.later(en, communityViews);

/** What the views that few people open say, and all other texts of this remote, in the language that it speaks. */
export const useViewsT = (): ReturnType<typeof views> => useLaterT(views);
