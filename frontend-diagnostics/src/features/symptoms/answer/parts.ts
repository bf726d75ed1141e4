/** What is loaded late, in one file: the answer, what stands in its place, and what comes after it. */
export { ResultPage } from '../result-page.tsx';
export { SoonerCare } from '../second-opinion-note.tsx';
export { UnclearPage } from '../unclear-page.tsx';
