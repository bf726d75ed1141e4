// The views that few people open are one file, which is fetched when somebody does.
export { ReportQueue } from './moderation/report-queue.tsx';
export { MutedPeople } from './mutes/muted-people.tsx';
