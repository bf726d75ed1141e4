/** What is loaded late, in one file: the list of past checks and what a result says of them. */
export { EarlierCheckLine } from './earlier-check-line.tsx';
export { KeepChecksBox } from './keep-checks-box.tsx';
export { PastChecksPage } from './past-checks-page.tsx';
